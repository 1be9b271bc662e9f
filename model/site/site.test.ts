import { describe, expect, test } from "vitest";
import { checkSite } from "#model/check/site.ts";
import { printed } from "#model/read/problem.ts";
import { ContentReport } from "#model/read/report.ts";
import { siteOf } from "./site.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";

const source = contentSourceOf("content");
const withFile = (file: string, text: string) => ({ ...source, texts: { ...source.texts, [file]: text } });
const siteWith = (file: string, text: string) => siteOf(withFile(file, text).texts);
const arabic = "ownName: العربية\ndirection: rtl\nopenGraphLocale: ar_TN\n";

describe("the site that content/ describes", () => {
  test("has a language for each folder with a language.yaml, the default one first", () => {
    const { languages } = siteWith("ar/language.yaml", arabic);
    expect(languages.map(({ code }) => code).slice(0, 3)).toEqual(["fr", "ar", "en"]);
    expect(languages[1]).toEqual({
      code: "ar",
      prefix: "/ar",
      ownName: "العربية",
      direction: "rtl",
      openGraphLocale: "ar_TN",
    });
  });

  test("has an address for each page in each language, those of methods below their page", () => {
    const { paths } = siteWith("ar/language.yaml", `${arabic}addresses: { cnd: tahakkum }\n`);
    expect(paths).toHaveProperty("ar.home", "/ar");
    expect(paths).toHaveProperty("ar.cnd", "/ar/tahakkum");
    expect(paths).toHaveProperty(["ar", "methods/ultrasonic"], "/ar/tahakkum/ultrasonic");
  });

  test("has the methods of methods.yaml, in its order; those whose words name a drawing are drawn", () => {
    expect(siteWith("methods.yaml", "radar: {}\nliner: {}\nultrasonic: {}\n")).toMatchObject({
      methodNames: ["radar", "liner", "ultrasonic"],
      drawnMethods: ["liner", "ultrasonic"],
    });
  });

  test("has the offices of company.yaml", () => {
    const company = "offices:\n  tunis: {}\n  gabes: {}\n";
    expect(siteWith("company.yaml", company).officeIds).toEqual(["tunis", "gabes"]);
  });
});

describe("what the site cannot be read from is reported with one line:", () => {
  test.each([
    [
      "a folder that is no language",
      "arabe!/language.yaml",
      arabic,
      "content/arabe!: n’est pas le code d’une langue\u00a0: nommer le dossier comme fr, en ou pt-BR",
    ],
    [
      "no office",
      "company.yaml",
      "brand: x",
      "content/company.yaml:1: offices manque\u00a0: écrire un groupe de champs pour chaque bureau",
    ],
    [
      "an office with spaces in its name",
      "company.yaml",
      "offices: { Grand Tunis: {} }",
      "content/company.yaml:1: offices.Grand Tunis n’est pas le nom d’un bureau\u00a0: l’écrire en petites lettres, sans espace ni accent, comme tunis",
    ],
    [
      "a method with spaces in its name",
      "methods.yaml",
      "Ultra sons: {}",
      expect.stringMatching(/^content\/methods\.yaml:1: Ultra sons /),
    ],
    [
      "an address that is taken by a page",
      "en/language.yaml",
      "addresses: { about: contact }",
      expect.stringMatching(
        /: addresses\.about est .*contact.*, qui est déjà l’adresse de la page contact\s: écrire une autre fin/,
      ),
    ],
    [
      "an address that is taken by a language",
      "fr/language.yaml",
      "addresses: { about: en }",
      expect.stringMatching(/: addresses\.about est .*en.*, qui est déjà l’adresse d’une langue/),
    ],
  ])("%s", (_, file, text, says) => {
    const spoilt = withFile(file, text);
    const files = new ContentReport(spoilt);
    checkSite(spoilt, files);
    expect(files.problems.slice(0, 1).map(printed)).toEqual([says]);
  });
});
