import { createHash } from "node:crypto";
import type { Office } from "#model/schema/company.ts";
import { countryName } from "#app/data/country.server.ts";
import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";

/** Characters with a meaning in a vCard value (RFC 2426, section 4). */
function escape(value: string): string {
  return value.replaceAll(/[\\,;]/g, (character) => `\\${character}`).replaceAll(/\r\n?|\n/g, "\\n");
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

/** A UUID of version 5 (RFC 9562, section 5.5): the same for the same name. @param namespace a UUID */
export function uuid5(namespace: string, name: string): string {
  const space = Buffer.from(namespace.replaceAll("-", ""), "hex");
  const bytes = createHash("sha1").update(space).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Random, generated once for this site: a card keeps its UID as long as this stays the same. */
const namespace = "6cf18f6e-68c9-4b8b-bf1d-54c7bf6324c3";

/** The UID of a card, from what is the same in all languages: no country name, no spaces between digits. */
function uidOf(brand: string, { landline, mobile, fax, email, address }: Office): string {
  const { street, postcode, city, country } = address;
  const numbers = [landline, mobile, fax ?? ""].map((number) => number.replaceAll(/\s/g, ""));
  return uuid5(namespace, JSON.stringify([brand, street, postcode, city, country, ...numbers, email]));
}

/**
 * `/tunis.vcf`: an office as a vCard for address books. What each program shows is in `docs/address-books.md`.
 * @param siteUrl without trailing slash; undefined if the build was given none
 * @param address as the language writes it; the UID comes from `office`, which is the same in all languages
 */
export function vcard(
  brand: string,
  office: Office,
  language: Language,
  siteUrl?: string,
  address: Office["address"] = office.address,
): string {
  const { landline, mobile, fax, email } = office;
  const { street, postcode = "", city, country } = address;
  const name = escape(`${brand} ${city}`);
  return [
    "BEGIN:VCARD",
    // Version 3.0 (RFC 2426). Of 4.0, GNOME (evolution-data-server 3.56) loses every number whose types are quoted, as in RFC
    // 6350's own example.
    "VERSION:3.0",
    // Not empty: with an empty one GNOME (folks 0.15) files the offices under ORG, so that all look the same.
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${escape(brand)}`,
    `ADR;TYPE=WORK:;;${escape(street)};${escape(city)};;${escape(postcode)};${escape(countryName(country, language))}`,
    // Thunderbird (153) labels a number by its first type alone, and abook (0.6.1) keeps the last WORK as the one work phone.
    `TEL;TYPE=WORK,VOICE:${landline}`,
    `TEL;TYPE=CELL:${mobile}`,
    ...(fax === undefined ? [] : [`TEL;TYPE=FAX:${fax}`]),
    // With INTERNET alone Android (15) shows the word INTERNET below the address, and Roundcube (1.6.5) makes it a kind of its own.
    `EMAIL;TYPE=WORK,INTERNET:${escape(email)}`,
    // Shown by Thunderbird, GNOME, KDE and Roundcube among others. Without a public URL it is left out: a loopback one leads
    // nowhere.
    ...(siteUrl === undefined ? [] : [`URL:${siteUrl}${pathOf("contact", language)}`]),
    // Without a UID khard (0.19) hides the card and Radicale (3.5) refuses it. With a fixed one Evolution (3.56) keeps an old
    // card.
    `UID:urn:uuid:${uidOf(brand, office)}`,
    "END:VCARD",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
