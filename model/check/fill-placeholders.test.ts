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

/** A text of a language, with the offices in these cities; the language may write a city otherwise. */
function inCities(locale: string, text: string, cities: Readonly<Record<string, string>>): string {
  const [office] = Object.values(company.offices);
  const [words] = Object.values(en.offices);
  if (!office || !words) throw new Error("there is no office");
  const each = <Value>(make: (city: string, own: string) => Value) =>
    Object.fromEntries(Object.entries(cities).map(([city, own], index) => [`o${index}`, make(city, own)]));
  const offices = each((city) => ({
    ...office,
    address: { ...office.address, city },
  })) as unknown as typeof company.offices;
  const language = { ...en.language, openGraphLocale: locale };
  const said = {
    ...{ ...en, language, home: { ...en.home, about: { ...en.home.about, title: text } } },
    offices: each((city, own) => ({
      ...words,
      ...(own !== city && { city: own }),
    })) as unknown as typeof en.offices,
  };
  const only = { en: said } as unknown as Content["in"];
  return filled({ ...content, company: { ...company, offices }, in: only }).in.en.home.about.title;
}

test.each([
  ["fr_TN", "{cities.and}", { Tunis: "Tunis" }, "Tunis"],
  ["fr_TN", "À {cities.or}", { Tunis: "Tunis", Sfax: "Sfax" }, "À Tunis ou Sfax"],
  [
    "fr_FR",
    "{cities.and}",
    { "Le Havre": "Le Havre", "L’Aigle": "L’Aigle", Y: "Y" },
    "Le Havre, L’Aigle et Y",
  ],
  ["en_GB", "{cities.and}", { Genève: "Geneva", Köln: "Cologne" }, "Geneva and Cologne"],
  ["en_US", "{cities.or}", { A: "A", B: "B", C: "C" }, "A, B, or C"],
  ["ar_TN", "{cities.and}", { Tunis: "تونس", Sfax: "صفاقس" }, "تونس وصفاقس"],
  ["ar_TN", "{cities.and}", { Tunis: "تونس", Sfax: "Sfax" }, "تونس وSfax"],
  ["es_ES", "{cities.and}", { Madrid: "Madrid", Irún: "Irún" }, "Madrid e Irún"],
  ["es_ES", "{cities.or}", { Sevilla: "Sevilla", Oviedo: "Oviedo" }, "Sevilla u Oviedo"],
  ["he_IL", "{cities.and}", { "Tel Aviv": "תל אביב", Haifa: "חיפה" }, "תל אביב וחיפה"],
  ["de_DE", "{Cities.and}", { München: "München", Wien: "Wien" }, "München und Wien"],
  ["zh_CN", "{cities.and}", { Beijing: "北京", Shanghai: "上海", X: "西安" }, "北京、上海和西安"],
  [
    "nl_NL",
    "{Cities.and}",
    { "’s-Hertogenbosch": "’s-Hertogenbosch", IJmuiden: "IJmuiden" },
    "’s-Hertogenbosch en IJmuiden",
  ],
])("in %s, %s of %j is “%s”", (locale, text, cities, expected) => {
  expect(inCities(locale, text, cities as Record<string, string>)).toBe(expected);
});

test("every placeholder that the check accepts is filled", () => {
  expect(read(filledPlaces.map((name) => `{${name}}`).join()).join()).not.toContain("{");
});
