import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import type { Language, PageId } from "#model/site/pages.ts";
import { pathOf } from "./current-site.ts";
import { isSample } from "./sample.ts";
import { content } from "./test.ts";

/** A node of a PDF's structure tree: an element with its role, or the id of a piece of text. */
interface Structure {
  readonly role?: string;
  readonly children?: readonly Structure[];
  readonly id?: string;
}

interface Words {
  readonly text: string;
  /** Roles of the elements around it, outermost first, such as `Table`, `TR`, `TH`. */
  readonly roles: readonly string[];
}

/** Removes white space, since a PDF may have it anywhere. */
const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** Prints a page on A4. @returns the texts of each sheet, in the order of the document */
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

/** Most sheets of a page. The longest are methods with drawings, and the eleven domains with pictures. */
const mostSheets = 9;

/** Parts that programs print or read differently: Firefox (153) applies no container query to paper, so nothing may be a container there. */
async function unequalOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const faults = await page.evaluate(() => [
    ...[...document.querySelectorAll("main *")]
      .filter((element) => !/^(?:normal)?$/.test(getComputedStyle(element).containerType))
      .map(({ className }) => `${className} is a container on paper`),
    ...[...document.querySelectorAll("body, body *")]
      .filter((element) => getComputedStyle(element).fontVariantLigatures !== "none")
      .map(({ tagName }) => `ligatures in ${tagName} on paper, whose letters a copy of the PDF may lose`),
    ...[...document.querySelectorAll("text")]
      .filter((label) => getComputedStyle(label).stroke !== "none")
      .map(({ textContent }) => `"${textContent}" has an outline on paper, so that a PDF has it twice`),
    ...[...document.querySelectorAll("dl[data-leading]")]
      .filter(
        ({ children }) => new Set([...children].map((fact) => fact.getBoundingClientRect().top)).size > 1,
      )
      .map(() => "facts of a title block below each other"),
  ]);
  await page.emulateMedia({ media: null });
  return faults;
}

/** Faults of a printed page: too many sheets, missing texts, a heading separated from its content. */
export async function printFaults(page: Page, id: PageId, language: Language): Promise<string[]> {
  const heads = await page.locator("p:has(> b + span), thead").allTextContents();
  const unequal = await unequalOnPaper(page);
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
    ...unequal,
    ...(sheets.length <= mostSheets ? [] : [`${sheets.length} sheets`]),
    ...wanted.filter((text) => !all.includes(plain(text))).map((text) => `without "${text}"`),
    ...(new RegExp(`https?://[^/]+${pathOf(id, language)}`).test(all) ? [] : ["without its own address"]),
    ...(all.includes(plain(frame.labels["Domaines d’activité"] + frame.labels.Formation))
      ? ["with its menu"]
      : []),
    ...parted.map(({ end }) => `a head without what it heads at the end of a sheet: …${end.slice(-60)}`),
    // Another company's texts may have another length.
    ...(footerAt > 0 || !isSample ? [] : ["a last sheet that holds nothing but the footer"]),
  ];
}
