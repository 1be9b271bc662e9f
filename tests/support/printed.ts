import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import type { Language, PageId } from "#model/site/pages.ts";
import { pathOf } from "./current-site.ts";
import { isSample } from "./sample.ts";
import { content } from "./test.ts";

/** What a PDF says of its structure: an element with its role, or a mark that stands for a piece of text. */
interface Structure {
  readonly role?: string;
  readonly children?: readonly Structure[];
  readonly id?: string;
}

interface Words {
  readonly text: string;
  /** The elements around it, from the page down, such as `Table`, `TR`, `TH`. */
  readonly roles: readonly string[];
}

/** Letters only: a PDF may break lines and spaces anywhere. */
const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** Prints a page on A4. @returns the words of each sheet, in the order of the document */
async function printed(page: Page): Promise<Words[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4", tagged: true })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const pieces = new Map<string, string>();
      const marks: string[] = [];
      for (const item of (await sheet.getTextContent({ includeMarkedContent: true })).items) {
        if (!("str" in item)) {
          if (item.type === "endMarkedContent") marks.pop();
          else marks.push(item.type === "beginMarkedContentProps" ? item.id : (marks.at(-1) ?? ""));
        } else {
          const mark = marks.at(-1) ?? "";
          pieces.set(mark, (pieces.get(mark) ?? "") + plain(item.str));
        }
      }
      const read = ({ role, children = [], id }: Structure, above: readonly string[]): Words[] => {
        const roles = role === undefined ? above : [...above, role];
        const text = id === undefined ? undefined : pieces.get(id);
        return text === undefined ? children.flatMap((child) => read(child, roles)) : [{ text, roles }];
      };
      return read(await sheet.getStructTree(), []);
    }),
  );
}

/** The longest are the methods with their drawings, and the eleven domains with their pictures. */
const mostSheets = 9;

/** What is wrong with a page on paper: too many sheets, something that is missing, a head parted from what it heads. */
export async function printFaults(page: Page, id: PageId, language: Language): Promise<string[]> {
  const heads = await page.locator("p:has(> b + span), thead").allTextContents();
  const sheets = await printed(page);
  const textOf = (sheet: (typeof sheets)[number]) => sheet.map(({ text }) => text).join("");
  const all = sheets.map(textOf).join("");
  const { frame, [id]: words } = content.in[language];
  const unfolded: Readonly<Record<string, { readonly lead: string }>> =
    id === "sectors" || id === "formation" ? content.in[language][id].tabs.items : {};

  const wanted = [
    words.hero.title,
    ...Object.values(content.company.offices).flatMap(({ landline, email }) => [landline, email]),
    ...Object.values(unfolded).map(({ lead }) => lead),
  ];
  const ends = sheets.map((sheet) => ({ last: sheet.at(-1), end: textOf(sheet) }));
  const parted = ends.filter(
    ({ last, end }) =>
      last?.roles.some((role) => /^(H\d|TH)$/.test(role)) === true ||
      heads.some((head) => end.endsWith(plain(head))),
  );
  const footerAt = ends.at(-1)?.end.indexOf(plain(frame.footer.claim)) ?? -1;
  return [
    ...(sheets.length <= mostSheets ? [] : [`${sheets.length} sheets`]),
    ...wanted.filter((text) => !all.includes(plain(text))).map((text) => `without "${text}"`),
    ...(new RegExp(`https?://[^/]+${pathOf(id, language)}`).test(all) ? [] : ["without its own address"]),
    ...(all.includes(plain(frame.labels["Domaines d’activité"] + frame.labels.Formation))
      ? ["with its menu"]
      : []),
    ...parted.map(({ end }) => `a head without what it heads at the end of a sheet: …${end.slice(-60)}`),
    // How long a page is depends on what a company says.
    ...(footerAt > 0 || !isSample ? [] : ["a last sheet that holds nothing but the footer"]),
  ];
}
