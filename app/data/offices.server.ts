import { addressIn } from "#model/schema/address-in.ts";
import type { OfficeWords } from "#model/schema/parts.ts";
import { shortName } from "#model/schema/page-name.ts";
import type { Language, PageId } from "#model/site/pages.ts";
import { officeIds } from "#app/site/site.server.ts";
import { content } from "./content.server.ts";
import { listFormatOf } from "./listed.server.ts";

/**
 * No-break spaces between groups of digits: with ordinary spaces a French voice (espeak-ng 1.51) reads the groups as one large
 * number.
 */
const unbroken = (number: string) => number.replaceAll(" ", "\u00a0");

/** The offices with their names, numbers and addresses. */
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
 * Subject and body of an e-mail, as the end of a `mailto:` URL (RFC 6068): one line for each detail that the office asks for. The
 * subject has ordinary spaces: mutt, Claws, Evolution and Geary send no-break ones unchanged, Thunderbird and KMail replace them,
 * so that no mailbox filter would match all of them.
 */
export function emailQuery(about: string, details: readonly string[], language: Language): string {
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

/** The offices' contact lines at the end of a page, with an e-mail about that page. */
export function officeLines<Words extends Pick<OfficeWords, "text" | "details">>(
  page: Exclude<PageId, "home">,
  { details, ...words }: Words,
  language: Language,
) {
  const [before = "", after = ""] = words.text.split("{details}");
  return {
    ...words,
    /** The sentence in parts, so that it can be printed as a list. */
    text: [
      { type: "start", value: before },
      ...listFormatOf(language).formatToParts(details),
      { type: "literal", value: after },
    ],
    emailQuery: emailQuery(shortName(content, page, language), details, language),
    offices: offices(language).map(({ shortTitle, landline, email }) => ({ shortTitle, landline, email })),
  };
}

export type OfficeLinesData = ReturnType<typeof officeLines<OfficeWords>>;

export type Office = ReturnType<typeof offices>[number];
