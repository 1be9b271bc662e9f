import type { Office } from "#app/content/schema/company.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { telephoneLink } from "#app/i18n/telephone.ts";

/** Characters with a meaning in a vCard value (RFC 6350, section 3.4). */
function escape(value: string): string {
  return value.replace(/[\\,;]/g, (character) => `\\${character}`).replaceAll("\n", "\\n");
}

/** Lines of more than 75 octets are folded (RFC 6350, section 3.2), never inside a character. */
function fold(line: string): string {
  const folded = [""];
  for (const character of line) {
    const current = folded.at(-1) ?? "";
    const limit = folded.length === 1 ? 75 : 74;
    if (new TextEncoder().encode(current + character).length > limit) folded.push(character);
    else folded[folded.length - 1] = current + character;
  }
  return folded.join("\r\n ");
}

/**
 * An office for an address book.
 * @returns a vCard 4.0 (RFC 6350), lines ending in CRLF
 */
export function vcard(brand: string, office: Office): string {
  const { street, postcode, city, country } = office.address;
  const countryName = new Intl.DisplayNames(defaultLanguage, { type: "region" }).of(country) ?? country;
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `FN:${escape(`${brand} ${city}`)}`,
    `ORG:${escape(brand)}`,
    `ADR;TYPE=work:;;${escape(street)};${escape(city)};;${escape(postcode)};${escape(countryName)}`,
    `TEL;VALUE=uri;TYPE="work,voice":${telephoneLink(office.landline)}`,
    `TEL;VALUE=uri;TYPE="work,cell":${telephoneLink(office.mobile)}`,
    ...(office.fax === undefined ? [] : [`TEL;VALUE=uri;TYPE="work,fax":${telephoneLink(office.fax)}`]),
    `EMAIL;TYPE=work:${escape(office.email)}`,
    "END:VCARD",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
