import type { Office } from "#model/schema/company.ts";
import { countryName } from "#app/data/country.server.ts";
import type { Language } from "#model/site/languages.ts";

/** Characters with a meaning in a vCard value (RFC 2426, section 4). */
function escape(value: string): string {
  return value.replace(/[\\,;]/g, (character) => `\\${character}`).replaceAll("\n", "\\n");
}

/** Lines of more than 75 octets are folded (RFC 2426, section 2.6), never inside a character. */
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

/** `/tunis.vcf`: an office as a vCard 3.0 (RFC 2426), which older address books read too. */
export function vcard(brand: string, office: Office, language: Language): string {
  const { street, postcode = "", city, country } = office.address;
  const name = escape(`${brand} ${city}`);
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${escape(brand)}`,
    `ADR;TYPE=WORK:;;${escape(street)};${escape(city)};;${escape(postcode)};${escape(countryName(country, language))}`,
    `TEL;TYPE=WORK,VOICE:${office.landline}`,
    `TEL;TYPE=WORK,CELL:${office.mobile}`,
    ...(office.fax === undefined ? [] : [`TEL;TYPE=WORK,FAX:${office.fax}`]),
    `EMAIL;TYPE=INTERNET:${escape(office.email)}`,
    "END:VCARD",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
