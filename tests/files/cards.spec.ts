import { readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import VCard from "vcf";
import { languageCodes, cardPath, officeIds, pathOf } from "../support/current-site.ts";
import { siteFolder } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

// The built cards, read by Thunderbird's parser (ical.js) and by another one (vcf).

const built = (path: string) => readFileSync(join(siteFolder, path), "utf8");

/** A line of a card in jCard format (RFC 7095). */
type Line = readonly [
  name: string,
  given: { type?: string | string[] },
  kind: string,
  value: string | string[],
];

const readByIcal = (card: string) => (ICAL.parse(card) as [string, Line[]])[1];

/** Reads a card with `vcf`, and removes the escapes, which this parser leaves in values. */
function readByVcf(card: string): Line[] {
  const unescaped = (value: string) => value.replaceAll(/\\(.)/g, "$1");
  return Object.values(new VCard().parse(card).data)
    .flat()
    .map((line) => {
      const [name, given, kind] = line.toJSON() as unknown as Line;
      const written = line.valueOf();
      const parts = written.split(/(?<!\\);/).map(unescaped);
      return [name, given, kind, ["n", "adr"].includes(name) ? parts : unescaped(written)];
    });
}

const offices = officeIds.map((id) => ({ id, ...content.company.offices[id] }));

for (const [parser, read] of [
  ["ical.js", readByIcal],
  ["vcf", readByVcf],
] as const)
  test(`${parser} reads from each card the names, three kinds of number, the contact page and a UID`, () => {
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    for (const language of languageCodes)
      for (const { id, landline, mobile, fax, email, address } of offices) {
        const card = built(cardPath(id, language));
        const fields = read(card);
        const valuesOf = (name: string) =>
          fields
            .filter(([field]) => field === name)
            .map(([, { type = [] }, , value]) => [[type].flat().join().toLowerCase(), value]);
        const name = `${content.company.brand.name} ${address.city}`;
        expect(valuesOf("version")).toEqual([["", "3.0"]]);
        expect(valuesOf("fn")).toEqual([["", name]]);
        expect(valuesOf("n")).toEqual([["", [name, "", "", "", ""]]]);
        expect(valuesOf("org")).toEqual([["", content.company.brand.name]]);
        expect(valuesOf("tel")).toEqual([
          ["work,voice", landline],
          ["cell", mobile],
          ...(fax === undefined ? [] : [["fax", fax]]),
        ]);
        expect(valuesOf("email")).toEqual([["work,internet", email]]);
        const country = new Intl.DisplayNames(language, { type: "region" }).of(address.country);
        expect(valuesOf("adr")).toEqual([
          ["work", ["", "", address.street, address.city, "", address.postcode, country]],
        ]);
        const page = canonical(built(`${pathOf("contact", language)}.html`));
        // A site built without an address puts no local address into its cards.
        expect(valuesOf("url")).toEqual(page.startsWith("http://127.0.0.1") ? [] : [["", page]]);
        expect(valuesOf("uid").flat().at(1)).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab]/);
      }
  });

test("an office's card has the same UID in each language, and no two offices share one", () => {
  const uidsOf = (id: (typeof officeIds)[number]) =>
    languageCodes.map((language) => /^UID:(\S+)\r$/m.exec(built(cardPath(id, language)))?.[1]);
  const uids = officeIds.map((id) => new Set(uidsOf(id)));
  for (const ofOffice of uids) expect(ofOffice.size).toBe(1);
  expect(new Set(uids.flatMap((ofOffice) => [...ofOffice])).size).toBe(officeIds.length);
});

test("the subject of every e-mail link contains ordinary spaces only", () => {
  for (const language of languageCodes)
    for (const page of ["contact", "control"] as const) {
      const html = built(`${pathOf(page, language)}.html`);
      const subjects = [...html.matchAll(/href="mailto:[^"?]+\?subject=([^"&]+)/g)].map(([, subject = ""]) =>
        decodeURIComponent(subject),
      );
      expect(subjects.length).toBeGreaterThan(0);
      for (const subject of subjects) expect(subject).not.toMatch(/(?! )\p{Zs}/u);
    }
});

test("a telephone number is shown with no-break spaces; links and structured data have none", () => {
  const [{ landline, mobile }] = offices as [(typeof offices)[number]];
  for (const language of languageCodes) {
    const html = built(`${pathOf("contact", language)}.html`);
    for (const number of [landline, mobile]) {
      expect(html).toContain(`>${number.replaceAll(" ", "\u00a0")}</a>`);
      expect(html).toContain(`href="tel:${number.replaceAll(" ", "")}"`);
      expect(html).toContain(`"${number}"`);
    }
    expect(html).not.toMatch(/href="tel:[^"]*[\s\u00a0%]/);
  }
});
