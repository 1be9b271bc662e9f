import { expect, test } from "vitest";
import { findableWords } from "./linked-text.tsx";

const found = (text: string, ...words: string[]) =>
  text
    .split(findableWords(Object.fromEntries(words.map((word) => [word, { href: "#" }]))).pattern)
    .filter((_, index) => index % 2 === 1);

test.each([
  ["un étalonnage et un réétalonnage", "Étalonnage", ["étalonnage"]],
  ["recalibration and calibration", "Calibration", ["calibration"]],
  ["naïveté, cnd et CND ; ACND, CNDé", "CND", ["CND"]],
  ["عيب العيب", "عيب", ["عيب"]],
  ["kalınlık, kalınlığı", "Kalınlık", ["kalınlık"]],
  ["Prüfung, Nachprüfung, prüfungen", "Prüfung", ["Prüfung"]],
  ["défaut, défauts, défaut-ci", "Défaut", ["défaut", "défaut"]],
  ["Pt100 et PT", "PT", ["PT"]],
  ["e\u0301cho et echo", "Echo", ["echo"]],
  ["couche d’oxyde", "Oxyde", ["oxyde"]],
  ["test_CND", "CND", []],
] as const)("whole words are found in any script: %s, %s", (text, word, parts) => {
  expect(found(text, word)).toEqual(parts);
});

test("a word inside the company's name is not linked by itself", () => {
  expect(found("CND Contrôle fait du CND.", "CND Contrôle", "CND")).toEqual(["CND Contrôle", "CND"]);
});
