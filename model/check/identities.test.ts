import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languageCodes, officeIds } from "../../tests/support/current-site.ts";
import type { Change } from "../../tests/fixtures/content-files.ts";
import { changed, memory, problemsOf } from "../../tests/fixtures/spoilt-content.ts";
import { checkedContent } from "./content-problems.ts";

const identities = readFileSync("model/check/identities.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "));

/** Sentences that name the brand, a person and a partner, by the language of their file. */
const sentences: Readonly<Record<string, (...names: readonly string[]) => string>> = {
  fr: (brand, person, partner) =>
    `Pour la société ${brand}, ${person} a vu des conduites de 24" chez ${partner}.`,
  en: (brand, person, partner) => `For ${brand}, ${person} has seen pipelines of 24" at ${partner}.`,
};

describe.each(identities)(
  "%s",
  (
    brand = "",
    person = "",
    partner = "",
    street = "",
    postcode = "",
    city = "",
    country = "",
    email = "",
  ) => {
    const file = "company.yaml";
    const office = ["offices", officeIds[0]];
    const source = changed(
      [file, ["brand", "name"], brand],
      [file, ["partners", "home", 0, "name"], partner],
      [file, [...office, "email"], email],
      [file, [...office, "people", "generalDirector"], person],
      [file, [...office, "address"], { street, city, country, ...(postcode !== "–" && { postcode }) }],
      ...languageCodes.map((code): Change => {
        const said = sentences[code]?.(brand, person, partner) ?? brand;
        return [`${code}/about.yaml`, ["vision", "text"], said];
      }),
    );

    test("is accepted unchanged, also inside sentences", () => {
      const { content, problems } = checkedContent(source, memory);
      expect(problems).toEqual([]);
      expect(content?.company.brand.name).toBe(brand);
      expect(content?.company.offices[officeIds[0]].address).toMatchObject({ street, city });
      for (const name of [brand, person, partner]) expect(content?.in.fr.about.vision.text).toContain(name);
    });
  },
);

test("identities.txt has at least forty companies", () => {
  expect(identities.length).toBeGreaterThanOrEqual(40);
});

test("forbidden words are reported in a sentence, even if they also occur in a name", () => {
  const said = (lead: string) =>
    problemsOf(
      changed(
        ["company.yaml", ["brand", "name"], "Best Inspection"],
        ["company.yaml", ["partners", "home", 0, "name"], "API"],
        ["en/about.yaml", ["hero", "lead"], lead],
      ),
    );
  expect(said("Best Inspection is the best body.")).toEqual([expect.stringContaining("dit « best »")]);
  expect(said("A body that is API certified.")).toEqual([expect.stringContaining("dit « API certified »")]);
});
