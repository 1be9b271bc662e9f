import { describe, expect, test } from "vitest";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { filledPlaces } from "./fill-placeholders.ts";
import { readContent } from "#model/check/read-content.ts";

const good = contentSourceOf("content");

/** What a text of each language says once it is read. @param changed other texts of files, by path */
function read(text: string, changed: Readonly<Record<string, string>> = {}) {
  const texts = { ...good.texts, ...changed };
  for (const language of ["fr", "en"]) {
    const file = `${language}/home.yaml`;
    texts[file] = (texts[file] ?? "").replace(
      /(?<=^about:\n(?: .*\n)*? {2}title: ).*/m,
      JSON.stringify(text),
    );
  }
  const { fr, en } = readContent({ ...good, texts }).in;
  return [fr.home.about.title, en.home.about.title];
}

describe("the place of a list in a text", () => {
  const { company, methods } = readContent(good);

  test("is filled with how many there are, in the words of the language, with a capital where it has one", () => {
    const { fr, en } = readContent(good).in;
    const count = Object.keys(methods).length;
    const [french = "", english = ""] = [fr, en].map(({ language }) => language.numbers.split(" ")[count]);
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    expect(read("{Methods}, {methods}, {methods.digits}")).toEqual([
      `${capital(french)}, ${french}, ${count}`,
      `${capital(english)}, ${english}, ${count}`,
    ]);
  });

  test("is filled with digits beyond the words of the language", () => {
    const numbers = {
      "en/language.yaml": (good.texts["en/language.yaml"] ?? "").replace(
        /^numbers: .*(\n .*)*/m,
        "numbers: zero one",
      ),
    };
    expect(read("{methods}", numbers)[1]).toBe(String(Object.keys(methods).length));
  });

  test("names the cities of the offices as the language joins them", () => {
    const cities = Object.values(company.offices).map(({ address }) => address.city);
    const joined = (code: string, type: "conjunction" | "disjunction") =>
      new Intl.ListFormat(code === "en" ? "en-GB" : code, { type }).format(cities);
    expect(read("{cities.and}, {cities.or}")).toEqual(
      ["fr", "en"].map((code) => `${joined(code, "conjunction")}, ${joined(code, "disjunction")}`),
    );
  });

  test("never stays open: none of the names that the check lets pass is left in a text", () => {
    const places = filledPlaces.map((name) => `{${name}}`);
    for (const place of places) expect(read(place).join(" ")).not.toContain("{");
  });
});
