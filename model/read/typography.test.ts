import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { namePattern } from "./names.ts";
import { wellSet } from "./typography.ts";

const [narrow, noBreak] = ["\u202f", "\u00a0"];

const trade = readFileSync("model/read/trade.txt", "utf8")
  .replaceAll("␣", noBreak)
  .replaceAll("⎵", narrow)
  .split("\n")
  .filter((line) => /^[a-z]{2} /.test(line))
  .map((line) => [line.slice(0, 2), ...line.slice(3).split(" ⇒ ")] as const);

test.each(trade)(
  "an inspector's text in %s gets the right typography: %s",
  (language, typed = "", set = typed) => {
    expect(wellSet(typed, language)).toBe(set);
    expect(wellSet(set, language)).toBe(set);
  },
);

test("trade.txt has more than a hundred texts", () => {
  expect(trade.length).toBeGreaterThan(100);
});

test("names in a sentence stay unchanged; the text around them gets typography", () => {
  const names = namePattern(["Yahoo! Conseil", 'Bureau "24"', "Rock'n'Weld"]);
  expect(wellSet(`L'équipe de Yahoo! Conseil et de Bureau "24"...`, "fr", names)).toBe(
    `L’équipe de Yahoo! Conseil et de Bureau "24"…`,
  );
  expect(wellSet("The inspector's Rock'n'Weld", "en", names)).toBe("The inspector’s Rock'n'Weld");
});

describe("in any other language", () => {
  test("only the common rules apply, not those of French or English", () => {
    expect(wellSet("l'acier ... ISO 9001?", "it")).toBe(`l'acier … ISO${noBreak}9001?`);
    expect(wellSet('Rue "9 Avril" : n° 4', undefined)).toBe('Rue "9 Avril" : n° 4');
  });

  test("invisible characters are removed, except the joiners that some scripts need", () => {
    expect(wellSet("\ufeff À\u200b pro\u00adpos\u0007 \n de\u2028nous\u200e\t", undefined)).toBe(
      "À propos de nous",
    );
    expect(wellSet("می\u200cخواهم", "fa")).toBe("می\u200cخواهم");
  });
});
