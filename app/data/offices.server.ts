import { addressIn } from "#model/schema/address-in.ts";
import type { OfficeWords } from "#model/schema/parts.ts";
import { shortName } from "#model/schema/page-name.ts";
import type { Language, PageId } from "#model/site/pages.ts";
import { officeIds } from "#app/site/site.server.ts";
import { content } from "./content.server.ts";
import { listFormatOf } from "./listed.server.ts";

/** Between groups of digits: over ordinary spaces a French voice (espeak-ng 1.51) joins them into one great number. */
const unbroken = (number: string) => number.replaceAll(" ", "\u00a0");

/** The offices with every number and address, and what each is called. */
export function offices(language: Language) {
  return officeIds.map((id) => {
    const words = content.in[language].offices[id];
    const office = content.company.offices[id];
    const { title, shortTitle } = words;
    const { landline, mobile, fax } = office;
    return {
      ...office,
      address: addressIn(office, words),
      id,
      title,
      shortTitle,
      landline: unbroken(landline),
      mobile: unbroken(mobile),
      ...(fax !== undefined && { fax: unbroken(fax) }),
    };
  });
}

/**
 * Subject and first lines of a letter, as the end of a `mailto:` address (RFC 6068): a line for each thing that is asked first.
 * The subject has ordinary spaces: others are sent as they are by mutt, Claws, Evolution and Geary, and changed by Thunderbird
 * and KMail, so that no rule of a mailbox finds all of them.
 */
export function letter(about: string, details: readonly string[], language: Language): string {
  const { subject, line } = content.in[language].contact.letter;
  const lines = details.map((detail) =>
    line.replace("{detail}", () => detail.charAt(0).toLocaleUpperCase(language) + detail.slice(1)),
  );
  const fields = {
    subject: subject.replace("{page}", () => about).replaceAll(/\p{Zs}/gu, " "),
    body: lines.join("\r\n"),
  };
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
