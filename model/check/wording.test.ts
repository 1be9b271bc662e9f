import { expect, test } from "vitest";
import type { Wording } from "#model/schema/wording.ts";
import { forbiddenIn } from "./wording.ts";

const said = { why: "pourquoi", instead: "quoi" };
const rules: Wording = [
  { words: ["agréé* par l'État", "n° 1"], ...said },
  { words: ["CACES"], ...said },
  { words: ["control"], except: ["quality control*"], language: "en", ...said },
  { pattern: String.raw`\d+ ans d’expérience`, ...said },
  { words: ["B4"], allowedIn: ["accreditation"], ...said },
];
const found = (text: string, language = "fr", file = `${language}/about.yaml`) =>
  forbiddenIn(rules)(file, text, language).map(([words]) => words);

test.each([
  ["AGRÉÉE PAR\u00a0L’ÉTAT", ["AGRÉÉE PAR\u00a0L’ÉTAT"]],
  ["agrée par l’État", []],
  ["le n°-1, le n° 10", ["n°-1"]],
  ["certificat CACES", ["CACES"]],
  ["caces, CACESA", []],
  ["Vingt ou 20 ans d'expérience", ["20 ans d'expérience"]],
  ["a control", []],
])("in « %s » it finds %j", (text, words) => {
  expect(found(text)).toEqual(words);
});

test("exceptions: longer phrases, other languages, and files", () => {
  expect(found("Quality controls, and another control", "en")).toEqual(["control"]);
  expect(found("Quality controls", "en")).toEqual([]);
  expect(found("La portée B4")).toEqual(["B4"]);
  expect(found("La portée B4", "fr", "fr/accreditation.yaml")).toEqual([]);
});
