import { readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import VCard from "vcf";
import { languageCodes, cardPath, officeIds, pathOf } from "../support/current-site.ts";
import { siteFolder } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

// The cards as they were built, read by the parser of Thunderbird and by another.

const built = (path: string) => readFileSync(join(siteFolder, path), "utf8");

/** A line of a card as jCard has it (RFC 7095). */
type Line = readonly [
  name: string,
  given: { type?: string | string[] },
  kind: string,
  value: string | string[],
];

const readByIcal = (card: string) => (ICAL.parse(card) as [string, Line[]])[1];

/** This parser leaves values as they are written, escapes and all. */
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
  test(`${parser} finds in each card its names, three kinds of number, the page of contact and a UID`, () => {
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
        // A site that was built without an address names none that leads to this machine.
        expect(valuesOf("url")).toEqual(page.startsWith("http://127.0.0.1") ? [] : [["", page]]);
        expect(valuesOf("uid").flat().at(1)).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab]/);
      }
  });

test("a card is the same contact in each language, and no other office's", () => {
  const uidsOf = (id: (typeof officeIds)[number]) =>
    languageCodes.map((language) => /^UID:(\S+)\r$/m.exec(built(cardPath(id, language)))?.[1]);
  const uids = officeIds.map((id) => new Set(uidsOf(id)));
  for (const ofOffice of uids) expect(ofOffice.size).toBe(1);
  expect(new Set(uids.flatMap((ofOffice) => [...ofOffice])).size).toBe(officeIds.length);
});

test("the subject of every letter has ordinary spaces", () => {
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

test("a number that is shown holds together, and what is dialled, saved or told to machines has none of its spaces", () => {
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
