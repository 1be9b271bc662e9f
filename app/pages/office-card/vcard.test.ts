import { expect, test } from "vitest";
import { vcard } from "./vcard.ts";

const office = {
  landline: "+216 00 000 001",
  mobile: "+216 00 000 002",
  fax: "+216 00 000 003",
  email: "a@example.com",
  people: { generalDirector: "Prénom Nom" },
  address: { street: "Rue A, B; C\\D", postcode: "1000", city: "Tunis", country: "TN" },
  map: "https://example.com/",
};

test("a card is a vCard 4.0 with escaped values and CRLF", () => {
  const card = vcard("Essai, Cie", office);
  expect(card.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    "FN:Essai\\, Cie Tunis",
    "ORG:Essai\\, Cie",
    "ADR;TYPE=work:;;Rue A\\, B\\; C\\\\D;Tunis;;1000;Tunisie",
    'TEL;VALUE=uri;TYPE="work,voice":tel:+21600000001',
    'TEL;VALUE=uri;TYPE="work,cell":tel:+21600000002',
    'TEL;VALUE=uri;TYPE="work,fax":tel:+21600000003',
    "EMAIL;TYPE=work:a@example.com",
    "END:VCARD",
    "",
  ]);
});

test("long lines are folded at 75 octets, and never inside a character", () => {
  const brand = "é".repeat(90);
  const card = vcard(brand, office);
  for (const line of card.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(card.replaceAll("\r\n ", "")).toContain(`ORG:${brand}`);
});
