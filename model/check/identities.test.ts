import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { languageCodes, officeIds } from "../../tests/support/current-site.ts";
import { memory, problemsOf, textOf, withTexts, type Path } from "../../tests/fixtures/spoilt-content.ts";
import { checkedContent } from "./content-problems.ts";

const identities = readFileSync("model/check/identities.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "));

function changed(file: string, ...fields: readonly (readonly [Path, unknown])[]): string {
  const document = parseDocument(textOf(file));
  for (const [path, value] of fields) document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

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
    const office = ["offices", officeIds[0]];
    const source = withTexts({
      "company.yaml": changed(
        "company.yaml",
        [["brand", "name"], brand],
        [["partners", "home", 0, "name"], partner],
        [[...office, "email"], email],
        [[...office, "people", "generalDirector"], person],
        [[...office, "address"], { street, city, country, ...(postcode !== "–" && { postcode }) }],
      ),
      ...Object.fromEntries(
        languageCodes.map((code) => {
          const said = sentences[code]?.(brand, person, partner) ?? brand;
          return [`${code}/about.yaml`, changed(`${code}/about.yaml`, [["vision", "text"], said])];
        }),
      ),
    });

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
  const company = changed(
    "company.yaml",
    [["brand", "name"], "Best Inspection"],
    [["partners", "home", 0, "name"], "API"],
  );
  const said = (lead: string) =>
    problemsOf(
      withTexts({
        "company.yaml": company,
        "en/about.yaml": changed("en/about.yaml", [["hero", "lead"], lead]),
      }),
    );
  expect(said("Best Inspection is the best body.")).toEqual([expect.stringContaining("dit « best »")]);
  expect(said("A body that is API certified.")).toEqual([expect.stringContaining("dit « API certified »")]);
});
