import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { jsonSchemas } from "#app/content/schema/json-schema.ts";
import { contentSourceOf } from "../content-source.ts";
import { generatedFiles, schemaFolder, siteFile } from "./generated-files.ts";
import { siteModule } from "./site-module.ts";
import { speak } from "#app/messages/messages.ts";

speak("en");

const source = contentSourceOf("content");

test(`${siteFile} is what the content gives: run npm run generate`, async () => {
  expect(readFileSync(siteFile, "utf8")).toBe((await generatedFiles(".")).get(siteFile));
});

/** The schema that the first line of a content file names to editors. */
function schemaOf(file: string): string {
  const [, named] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(source.texts[file] ?? "") ?? [];
  if (named === undefined)
    throw new Error(`content/${file} does not begin with the line that names its schema`);
  return relative(schemaFolder, join("content", dirname(file), named));
}

const ajv = new Ajv2020({ allErrors: true });
const validators = new Map<string, ValidateFunction>(
  [...jsonSchemas()].map(([name, schema]) => [`${name}.json`, ajv.compile(schema)] as const),
);

/** What an editor says of a text in place of a content file. */
function complaints(file: string, text: string): string[] {
  const validate = validators.get(schemaOf(file));
  if (!validate) throw new Error(`There is no schema ${schemaOf(file)}`);
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}

describe("to an editor that knows JSON Schema", () => {
  test.each(Object.keys(source.texts))("content/%s names its own schema, and is right", (file) => {
    expect(schemaOf(file)).toBe(file.replace(/^[^/]+\//, "language/").replace(/yaml$/, "json"));
    expect(complaints(file, source.texts[file] ?? "")).toEqual([]);
  });

  test.each([
    [
      "a missing field",
      "fr/about.yaml",
      /^breadcrumb: .*\n/m,
      "",
      " must have required property 'breadcrumb'",
    ],
    [
      "an unknown field",
      "fr/about.yaml",
      /^breadcrumb:/m,
      "fil: x\nbreadcrumb:",
      " must NOT have additional properties",
    ],
    ["an empty text", "fr/about.yaml", /(?<=^breadcrumb: ).*/m, '""', "/breadcrumb must match pattern"],
    [
      "a title too long",
      "fr/about.yaml",
      /(?<=^meta:\n {2}title: ).*/m,
      "a".repeat(61),
      "/meta/title must NOT have more than 60 characters",
    ],
    ["a number for a text", "fr/about.yaml", /(?<=^breadcrumb: ).*/m, "17020", "/breadcrumb must be string"],
    [
      "a wrong telephone number",
      "company.yaml",
      /(?<=^ {4}mobile: ).*/m,
      "22-111",
      "/offices/tunis/mobile must match pattern",
    ],
    [
      "a wrong e-mail address",
      "company.yaml",
      /(?<=^ {4}email: ).*/m,
      "nobody",
      "/offices/tunis/email must match pattern",
    ],
    [
      "a slide too few",
      "fr/home.yaml",
      /(?<=^ {2}slides:\n) {4}- .*\n/m,
      "",
      "/hero/slides must NOT have fewer than 5 items",
    ],
    ["a subject outside the picture", "pictures.yaml", /(?<=: )\[70, 40\]$/m, "[70, 140]", " must be <= 100"],
  ])("%s is wrong", (_, file, find, put, says) => {
    const before = source.texts[file] ?? "";
    const after = before.replace(find, put);
    expect(after).not.toBe(before);
    expect(complaints(file, after).join("\n")).toContain(says);
  });

  test("each field is explained in French, then in English", () => {
    const missing = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      if (
        "description" in value &&
        typeof value.description === "string" &&
        !value.description.includes(" / ")
      )
        missing.add(value.description);
      Object.values(value).forEach(visit);
    };
    [...jsonSchemas().values()].forEach(visit);
    expect([...missing]).toEqual([]);
    expect(JSON.stringify(jsonSchemas().get("company"))).toContain(
      "un numéro de téléphone / a telephone number",
    );
  });
});

describe("the languages and offices of the site", () => {
  const withFile = (file: string, text: string) => ({ ...source, texts: { ...source.texts, [file]: text } });
  const arabic = "ownName: العربية\ndirection: rtl\nopenGraphLocale: ar_TN\n";

  test("are those that content/ holds: a folder with a language.yaml is a language", () => {
    const module = siteModule(withFile("ar/language.yaml", arabic));
    expect(module).toContain(
      '{"code":"ar","prefix":"/ar","ownName":"العربية","direction":"rtl","openGraphLocale":"ar_TN"}',
    );
    expect(module.indexOf('"code":"fr"')).toBeLessThan(module.indexOf('"code":"ar"'));
    expect(module).toContain('export const officeIds = ["tunis","sfax"] as const;');
  });

  test("give each page an address in each language, those of methods below their page", () => {
    const module = siteModule(withFile("ar/language.yaml", `${arabic}addresses: { cnd: tahakkum }\n`));
    expect(module).toContain('"methods/ultrasonic":"/controlCND/ultrasons"');
    expect(module).toContain('"cnd":"/ar/tahakkum"');
    expect(module).toContain('"methods/ultrasonic":"/ar/tahakkum/ultrasonic"');
  });

  test("follow the methods of methods.yaml, in its order; those whose words name a drawing are drawn", () => {
    const methods = "radar: {}\nliner: {}\nultrasonic: {}\n";
    const module = siteModule(withFile("methods.yaml", methods));
    expect(module).toContain('methodNames = ["radar","liner","ultrasonic"]');
    expect(module).toContain('drawnMethods = ["liner","ultrasonic"]');
  });

  test("are not made where two pages have one address, which is said of both", () => {
    const file = "fr/methods/penetrant.yaml";
    const text = (source.texts[file] ?? "").replace(/^address: .*/m, "address: ultrasons");
    const lines = [file, "fr/methods/ultrasonic.yaml"].map(
      (name) => (source.texts[name] ?? "").split("\n").findIndex((line) => line.startsWith("address:")) + 1,
    );
    const says = (page: string) =>
      `is "ultrasons", which is the address of the page ${page} too: write another end for the address`;
    expect(() => siteModule(withFile(file, text))).toThrow(
      `content/${file}:${lines[0] ?? 0}: address ${says("methods/ultrasonic")}\n` +
        `content/fr/methods/ultrasonic.yaml:${lines[1] ?? 0}: address ${says("methods/penetrant")}`,
    );
  });

  test.each([
    ["about: contact", "the page contact too"],
    ["glossary: fr", "a language"],
  ])("are not made where a language says %s", (line, owner) => {
    const english = (source.texts["en/language.yaml"] ?? "").replace(
      /(?<=^addresses:\n)(?: .*\n)+/m,
      `  ${line}\n`,
    );
    const [page = "", address = ""] = line.split(": ");
    expect(() => siteModule(withFile("en/language.yaml", english))).toThrow(
      `addresses.${page} is "${address}", which is the address of ${owner}: write another end for the address`,
    );
  });

  test("follow the offices of company.yaml", () => {
    const company = (source.texts["company.yaml"] ?? "").replace("  sfax:", "  gabes:");
    expect(siteModule(withFile("company.yaml", company))).toContain('["tunis","gabes"]');
  });

  test.each([
    [
      "ar/language.yaml",
      arabic.replace("rtl", "right"),
      "content/ar/language.yaml:2: direction is not a direction: write ltr",
    ],
    [
      "ar/language.yaml",
      arabic.replace("ar_TN", "arabe"),
      'content/ar/language.yaml:3: openGraphLocale "arabe" is not',
    ],
    [
      "arabe!/language.yaml",
      arabic,
      "content/arabe!: is not the code of a language: name the folder like fr, en or pt-BR",
    ],
    ["methods.yaml", "Ultra sons: {}", "content/methods.yaml:1: Ultra sons is not the id of a method"],
    ["fr/language.yaml", "", "content/fr/language.yaml: the file is empty"],
    [
      "company.yaml",
      "brand: x",
      "content/company.yaml:1: offices is missing: write one group of fields for each office",
    ],
    [
      "company.yaml",
      "offices: { Grand Tunis: {} }",
      "content/company.yaml:1: offices.Grand Tunis is not an office's name",
    ],
  ])("that cannot be read in %s are reported with one line (%#)", (file, text, says) => {
    expect(() => siteModule(withFile(file, text))).toThrow(says);
  });
});
