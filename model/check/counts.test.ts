import { describe, expect, test } from "vitest";
import { wordChanges } from "./counts.ts";
import { filled } from "./fill-placeholders.ts";
import { changed, formProblems } from "../../tests/fixtures/spoilt-content.ts";
import { readSite } from "./read-content.ts";

/** Number words from zero on in four languages: with two words, compounds, and joined letters. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  tr_TR: "sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki".split(", "),
  de_DE: "null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf".split(", "),
  pl_PL: "zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście".split(
    ", ",
  ),
  cs_CZ: "nula, jeden, dva, tři, čtyři, pět, šest, sedm, osm, devět, deset, jedenáct, dvanáct".split(", "),
  lt_LT: "nulis, vienas, du, trys, keturi, penki, šeši, septyni, aštuoni, devyni, dešimt".split(", "),
  sl_SI: "nič, ena, dve, tri, štiri, pet, šest, sedem, osem, devet, deset, enajst, dvanajst".split(", "),
  he_IL: "אפס, אחת, שתיים, שלוש, ארבע, חמש, שש, שבע, שמונה, תשע, עשר, אחת עשרה, שתים עשרה".split(", "),
  ga_IE:
    "náid, aon, dhá, trí, ceithre, cúig, sé, seacht, ocht, naoi, deich, aon ... déag, dhá ... déag".split(
      ", ",
    ),
  cy_GB: "dim, un, dau, tri, pedwar, pum, chwe, saith, wyth, naw, deg, un ar ddeg, deuddeg".split(", "),
  ar_TN: "صفر، واحد، اثنان، ثلاثة، أربعة، خمسة، ستة، سبعة، ثمانية، تسعة، عشرة، أحد عشر، اثنا عشر".split("، "),
};

const content = readSite("content").content;

/** A text with its placeholders filled, for another locale in the place of English, and a number of methods. */
function said(locale: string, text: string, methods: number): string {
  const { en } = content.in;
  const language = { ...en.language, openGraphLocale: locale, numbers: [...(numbers[locale] ?? [])] };
  const words = { ...en, language, home: { ...en.home, about: { ...en.home.about, title: text } } };
  const counted = Object.fromEntries(Array.from({ length: methods }, (_, index) => [`m${index}`, {}]));
  const shared = { ...content, methods: counted as typeof content.methods };
  return filled({ ...shared, in: { ...content.in, en: words } }).in.en.home.about.title;
}

test.each([
  ["ar_TN", "{methods} طريقة", 11, "أحد عشر طريقة"],
  ["ar_TN", "{methods} طريقة", 12, "اثنا عشر طريقة"],
  ["ar_TN", "{methods.digits} طرق", 9, "9 طرق"],
  ["tr_TR", "{methods} yöntem", 11, "on bir yöntem"],
  ["tr_TR", "{Methods} yöntem", 12, "On iki yöntem"],
  ["tr_TR", "{Methods} yöntem", 2, "İki yöntem"],
  ["tr_TR", "{methods} yöntem", 13, "13 yöntem"],
  ["de_DE", "{Methods} Verfahren", 12, "Zwölf Verfahren"],
  ["de_DE", "Unsere {methods} Verfahren", 5, "Unsere fünf Verfahren"],
  ["pl_PL", "{methods.digits} metod", 11, "11 metod"],
  ["cs_CZ", "{Methods} metod", 9, "Devět metod"],
  ["cs_CZ", "{Methods} metody", 4, "Čtyři metody"],
  ["lt_LT", "{Methods} metodai", 6, "Šeši metodai"],
  ["lt_LT", "{methods} metodų", 11, "11 metodų"],
  ["sl_SI", "{Methods} metode", 4, "Štiri metode"],
  ["he_IL", "{methods} שיטות", 11, "אחת עשרה שיטות"],
  ["he_IL", "{Methods} שיטות", 9, "תשע שיטות"],
  ["ga_IE", "{methods.digits} modh", 11, "11 modh"],
  ["ga_IE", "{Methods} mhodh", 6, "Sé mhodh"],
  ["cy_GB", "{methods} dull", 11, "un ar ddeg dull"],
  ["cy_GB", "{Methods} dull", 8, "Wyth dull"],
  ["de_DE", "{methods} Verfahren", 13, "13 Verfahren"],
  ["tr_TR", "{Methods} yöntem", 3, "Üç yöntem"],
  ["xx_XX", "{methods} x", 3, "3 x"],
])("in %s, %s of %i is “%s”", (locale, text, methods, expected) => {
  expect(said(locale, text, methods)).toBe(expected);
});

describe("a number word that depends on what it counts", () => {
  const problems = (locale: string, list: readonly string[], text: string) =>
    formProblems(
      changed(
        ["en/language.yaml", ["openGraphLocale"], locale],
        ["en/language.yaml", ["numbers"], list],
        ["en/about.yaml", ["hero", "lead"], text],
      ),
    ).filter((problem) => problem.startsWith("content/en/about.yaml") && problem.includes("hero.lead"));

  test.each(["ar_TN", "pl_PL", "ru_RU", "he_IL", "cs_CZ", "ro_RO", "lt_LT", "hr_HR", "sl_SI"])(
    "is reported in %s, with the placeholder for digits",
    (locale) => {
      for (const place of ["methods", "Methods"])
        expect(problems(locale, ["0", "1"], `x {${place}} y`)).toEqual([
          expect.stringContaining("un nombre s’accorde avec ce qu’il compte : écrire {methods.digits}"),
        ]);
      expect(problems(locale, ["0", "1"], "x {methods.digits} y, {cities.and}")).toEqual([]);
      expect(problems(locale, [], "x {methods} y")).toEqual([]);
    },
  );

  test.each([
    ["pt-PT", [2], [3, 9, 12]],
    ["pt-BR", [2], [3]],
    ["ca-ES", [2], [3, 4]],
    ["bg-BG", [2], [3, 9]],
    ["mk-MK", [2], [3]],
    ["lb-LU", [2], [3]],
    ["fo-FO", [2, 3], [4]],
    ["el-GR", [3, 4, 13, 14], [2, 5, 12]],
    ["is-IS", [2, 3, 4], [5]],
    ["sq-AL", [3], [2, 4]],
    ["fi-FI", [2, 9, 20], []],
    ["gl-ES", [2], [3, 9]],
    ["oc-FR", [2], [3]],
    ["ast-ES", [2], [3]],
    ["rm-CH", [2], [3]],
    ["vec-IT", [2, 3], [4]],
    ["cs-CZ", [2, 4, 9], []],
    ["sk-SK", [2, 5], []],
    ["lt-LT", [2, 9, 11], []],
    ["lv-LV", [2, 4, 9], []],
    ["sl-SI", [2, 3, 5], []],
    ["he-IL", [2, 3, 11], []],
    ["ga-IE", [2, 7, 11], []],
    ["cy-GB", [2, 3, 6], []],
    ["mt-MT", [2, 11], []],
    ["br-FR", [2, 3, 9], []],
    ["hy-AM", [], [2, 9]],
    ["hu-HU", [], [3, 9]],
    ["eu-ES", [], [2, 9]],
    ["nb-NO", [], [2, 9]],
    ["ar-TN", [2, 9, 11], []],
    ["fr-TN", [], [2, 3, 9]],
    ["tr-TR", [], [2, 11]],
  ] as const)("in %s: %j; not %j", (locale, changing, others) => {
    expect([...changing, ...others].filter((count) => wordChanges(locale, count))).toEqual(changing);
  });

  test("is reported by the number that there is", () => {
    const threeInGreek = problems("el_GR", ["0"], "x {controls} y");
    expect(threeInGreek).toEqual([expect.stringContaining("écrire {controls.digits}")]);
    expect(problems("pt_PT", ["0"], "x {controls} y")).toEqual([]);
  });

  test.each(["fr_TN", "en_GB", "tr_TR", "de_DE", "es_ES", "it_IT", "nl_NL", "sv_SE", "zh_CN", "fa_IR"])(
    "does not exist in %s",
    (locale) => expect(problems(locale, ["0", "1"], "x {methods} y")).toEqual([]),
  );
});

describe("numbers of two languages", () => {
  const unlike = (french: string, english: string) =>
    formProblems(
      changed(["fr/about.yaml", ["hero", "lead"], french], ["en/about.yaml", ["hero", "lead"], english]),
    );

  test.each([
    ["9 méthodes", "بـ9 طرق"],
    ["9 méthodes", "بـ٩ طرق"],
    ["5 920 m/s", "٥٬٩٢٠ م/ث"],
    ["5 920 m/s", "5,920 m/s"],
    ["1,5 mm", "١٫٥ مم"],
    ["12 capteurs", "१२ सेंसर"],
    ["12 capteurs", "12个传感器"],
    ["9 méthodes", "ب9 طرق"],
    ["9 méthodes", "на9 методов"],
    ["le A12", "the code"],
    ["H2S et CO2", "gas"],
    ["P91, X52, 5L", "5L, grades"],
    ["ISO 9001:2015", "ISO 9001:2015"],
    ['24" à 36"', '24" to 36"'],
    ["de 3/4 à 1 1/2", "3/4 to 1 1/2"],
  ])("are the same: %s, %s", (french, other) => {
    expect(unlike(french, other)).toEqual([]);
  });

  test.each([
    ["9 méthodes", "بـ8 طرق", "8", "9"],
    ["9 méthodes", "٨ طرق", "8", "9"],
    ["12 mm", "1.3 mm", "13", "12"],
    ["le code A1", "1 code", "1", "aucun"],
  ])("are not the same: %s, %s", (french, other, found, wanted) => {
    expect(unlike(french, other)).toEqual([expect.stringContaining(`dit ${found}, et fr ${wanted}`)]);
  });
});
