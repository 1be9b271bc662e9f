import { expect, test } from "vitest";
import { findableWords } from "./linked-text.tsx";

const { pattern } = findableWords({ Étalonnage: { href: "#a" }, UT: { href: "#b" }, عيب: { href: "#c" } });
const found = (text: string) => text.split(pattern).filter((_, index) => index % 2 === 1);

test("a word is found between letters of no script", () => {
  expect(found("L’étalonnage, puis UT.")).toEqual(["étalonnage", "UT"]);
  expect(found("Le réétalonnage, étalonnages, ÉUT, UTÉ, UT2")).toEqual([]);
  expect(found("عيب")).toEqual(["عيب"]);
  expect(found("عيبٌ والعيب")).toEqual([]);
});
