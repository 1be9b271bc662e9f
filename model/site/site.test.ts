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
    const facts = { ownName: "العربية", direction: "rtl", openGraphLocale: "ar_TN" };
    expect(languages[1]).toEqual({ code: "ar", prefix: "/ar", ...facts });
  });

  test("has an address for each page in each language, those of methods below their page", () => {
    const { paths } = siteWith("ar/language.yaml", `${arabic}addresses: { cnd: tahakkum }\n`);
    expect(paths).toHaveProperty("ar.home", "/ar");
    expect(paths).toHaveProperty("ar.cnd", "/ar/tahakkum");
    expect(paths).toHaveProperty(["ar", "methods/ultrasonic"], "/ar/tahakkum/ultrasonic");
  });
});

test("a folder that is no language is told before all else", () => {
  const spoilt = withFile("arabe!/language.yaml", arabic);
  const report = new ContentReport(spoilt);
  checkSite(spoilt, report);
  expect(report.problems.map(printed)).toEqual([
    "content/arabe!: n’est pas le code d’une langue\u00a0: nommer le dossier comme fr, en ou pt-BR",
  ]);
});
