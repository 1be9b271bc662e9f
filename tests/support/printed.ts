import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

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
export const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** Prints a page on A4. @returns the words of each sheet, in the order of the document */
export async function printed(page: Page): Promise<Words[][]> {
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
