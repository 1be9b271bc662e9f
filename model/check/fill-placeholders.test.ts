import { expect, test } from "vitest";
import { filledPlaces } from "#model/schema/placeholders.ts";
import type { Content } from "#model/schema/model.ts";
import { filled } from "./fill-placeholders.ts";
import { readSite } from "./read-content.ts";

const content = readSite("content").content;
const { company, methods } = content;
const { fr, en } = content.in;
const count = Object.keys(methods).length;

/** A text in French and in English with its placeholders filled. @param numbers the English number words */
function read(text: string, numbers = en.language.numbers) {
  const saying = (words: Content["in"]["fr"]) => ({
    ...words,
    home: { ...words.home, about: { ...words.home.about, title: text } },
  });
  const english = { ...en, language: { ...en.language, numbers } };
  const all = filled({ ...content, in: { ...content.in, fr: saying(fr), en: saying(english) } }).in;
  return [all.fr.home.about.title, all.en.home.about.title];
}

test("a placeholder of a list is replaced by its length, with a capital if the placeholder has one", () => {
  const [french = "", english = ""] = [fr, en].map(({ language }) => language.numbers[count]);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  expect(read("{Methods}, {methods}, {methods.digits}")).toEqual([
    `${capital(french)}, ${french}, ${count}`,
    `${capital(english)}, ${english}, ${count}`,
  ]);
});

test("digits are used for numbers without a word in the language", () => {
  expect(read("{methods}", ["zero", "one"])[1]).toBe(String(count));
});

test("cities of the offices are joined as usual in the language", () => {
  const cities = Object.values(company.offices).map(({ address }) => address.city);
  const joined = (code: string, type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(code, { type }).format(cities);
  expect(read("{cities.and}, {cities.or}")).toEqual(
    ["fr", "en-GB"].map((code) => `${joined(code, "conjunction")}, ${joined(code, "disjunction")}`),
  );
});

test("every placeholder that the check accepts is filled", () => {
  expect(read(filledPlaces.map((name) => `{${name}}`).join()).join()).not.toContain("{");
});
