import { expect, test } from "vitest";
import { vcard } from "./vcard.server.ts";

const office = {
  landline: "+216 00 000 001",
  mobile: "+216 00 000 002",
  fax: "+216 00 000 003",
  email: "a@example.com",
  people: { generalDirector: "Prénom Nom" },
  address: { street: "Rue A, B; C\\D", postcode: "1000", city: "Tunis", country: "TN" },
  map: "https://example.com/",
};

test("a card is a vCard 3.0 with escaped values and CRLF, and its country in the language of the page", () => {
  const card = vcard("Essai, Cie", office, "en");
  expect(card.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Essai\\, Cie Tunis;;;;",
    "FN:Essai\\, Cie Tunis",
    "ORG:Essai\\, Cie",
    "ADR;TYPE=WORK:;;Rue A\\, B\\; C\\\\D;Tunis;;1000;Tunisia",
    "TEL;TYPE=WORK,VOICE:+216 00 000 001",
    "TEL;TYPE=WORK,CELL:+216 00 000 002",
    "TEL;TYPE=WORK,FAX:+216 00 000 003",
    "EMAIL;TYPE=INTERNET:a@example.com",
    "END:VCARD",
    "",
  ]);
});

test("long lines are folded at 75 octets, and never inside a character", () => {
  const brand = "é".repeat(90);
  const card = vcard(brand, office, "fr");
  for (const line of card.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(card.replaceAll("\r\n ", "")).toContain(`ORG:${brand}`);
});
