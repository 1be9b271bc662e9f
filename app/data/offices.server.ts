import { addressIn } from "#model/schema/address-in.ts";
import type { OfficeWords } from "#model/schema/parts.ts";
import { shortName } from "#model/schema/page-name.ts";
import type { Language } from "#model/site/languages.ts";
import { officeIds, type PageId } from "#model/site/paths.ts";
import { content } from "./content.server.ts";
import { listFormatOf } from "./listed.server.ts";

/** The offices with every number and address, and what each is called. */
export function offices(language: Language) {
  return officeIds.map((id) => {
    const words = content.in[language].offices[id];
    const office = content.company.offices[id];
    const { title, shortTitle } = words;
    return { ...office, address: addressIn(office, words), id, title, shortTitle };
  });
}

/** Subject and first lines of a letter, as the end of a `mailto:` address (RFC 6068): a line for each thing that is asked first. */
export function letter(about: string, details: readonly string[], language: Language): string {
  const { subject, line } = content.in[language].contact.letter;
  const lines = details.map((detail) =>
    line.replace("{detail}", () => detail.charAt(0).toLocaleUpperCase(language) + detail.slice(1)),
  );
  const fields = { subject: subject.replace("{page}", () => about), body: lines.join("\r\n") };
  return Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join("&");
}

/** The lines of the offices at the end of a page, with a letter about it. */
export function officeLines<Words extends Pick<OfficeWords, "text" | "details">>(
  page: Exclude<PageId, "home">,
  { details, ...words }: Words,
  language: Language,
) {
  const [before = "", after = ""] = words.text.split("{details}");
  return {
    ...words,
    /** The sentence in pieces, so that on paper it can be a list. */
    text: [
      { type: "start", value: before },
      ...listFormatOf(language).formatToParts(details),
      { type: "literal", value: after },
    ],
    letter: letter(shortName(content, page, language), details, language),
    offices: offices(language).map(({ shortTitle, landline, email }) => ({ shortTitle, landline, email })),
  };
}

export type OfficeLinesData = ReturnType<typeof officeLines<OfficeWords>>;

export type Office = ReturnType<typeof offices>[number];
