import { expect, test } from "vitest";
import { pathOf } from "#app/site/site.server.ts";
import { uuid5, vcard } from "./vcard.server.ts";

const office = {
  landline: "+216 00 000 001",
  mobile: "+216 00 000 002",
  fax: "+216 00 000 003",
  email: "a@example.com",
  people: { generalDirector: "Prénom Nom" },
  address: { street: "Rue A, B; C\\D", postcode: "1000", city: "Tunis", country: "TN" },
  map: "https://example.com/",
};
const site = "https://www.example.com";

const uidOf = (card: string) => /^UID:(.*)$/m.exec(card)?.[1]?.trim();

test("a card is a vCard 3.0 with escaped values and CRLF, and its country in the language of the page", () => {
  const card = vcard("Essai, Cie", office, "en", site);
  expect(card.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Essai\\, Cie Tunis;;;;",
    "FN:Essai\\, Cie Tunis",
    "ORG:Essai\\, Cie",
    "ADR;TYPE=WORK:;;Rue A\\, B\\; C\\\\D;Tunis;;1000;Tunisia",
    "TEL;TYPE=WORK,VOICE:+216 00 000 001",
    "TEL;TYPE=CELL:+216 00 000 002",
    "TEL;TYPE=FAX:+216 00 000 003",
    "EMAIL;TYPE=WORK,INTERNET:a@example.com",
    `URL:${site}${pathOf("contact", "en")}`,
    `UID:${uidOf(card)}`,
    "END:VCARD",
    "",
  ]);
});

test("a line break in a value is written as \\n, for LF, CRLF and CR", () => {
  for (const lineBreak of ["\n", "\r\n", "\r"])
    expect(vcard(`Essai${lineBreak}Cie`, office, "en", site)).toContain("\r\nORG:Essai\\nCie\r\n");
});

test("a card has no URL if the build has no address", () => {
  expect(vcard("Essai", office, "fr")).not.toContain("URL");
});

test("the UID depends on the values: it is the same in each language and on each site, and changes with a value", () => {
  const own = uidOf(vcard("Essai", office, "fr", site));
  expect(own).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const spaced = { ...office, landline: "+216 00000001", people: {}, map: "https://example.com/other" };
  for (const same of [vcard("Essai", office, "en"), vcard("Essai", spaced, "fr", site)])
    expect(uidOf(same)).toBe(own);
  const others = [
    vcard("Autre", office, "fr", site),
    ...[
      { ...office, fax: undefined },
      { ...office, landline: "+216 00 000 009" },
      { ...office, mobile: "+216 00 000 009" },
      { ...office, fax: "+216 00 000 009" },
      { ...office, landline: office.mobile, mobile: office.landline },
      { ...office, email: "b@example.com" },
      { ...office, address: { ...office.address, street: "Rue E" } },
    ].map((changed) => vcard("Essai", changed, "fr", site)),
  ].map(uidOf);
  expect(new Set([own, ...others]).size).toBe(others.length + 1);
});

test("a UUID matches the example of RFC 9562, appendix A.4", () => {
  expect(uuid5("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com")).toBe(
    "2ed6657d-e927-568b-95e1-2665a8aea6a2",
  );
});

test("long lines are folded at 75 octets, but never inside a character", () => {
  for (const letter of ["é", "好", "🏭"]) {
    const brand = letter.repeat(90);
    const card = vcard(brand, office, "fr", site);
    const lengths = card.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(card.replaceAll("\r\n ", "")).toContain(`ORG:${brand}`);
    expect(card).not.toContain("\ufffd");
  }
});
