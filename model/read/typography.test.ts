import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { namePattern } from "./names.ts";
import { wellSet } from "./typography.ts";

const [narrow, noBreak] = ["\u202f", "\u00a0"];

test.each([
  ["l'acier", "l’acier"],
  ["l'« acier »", `l’«${narrow}acier${narrow}»`],
  ['un "défaut" vu', `un «${narrow}défaut${narrow}» vu`],
  ["«défaut", `«${narrow}défaut`],
  [`«${noBreak}défaut`, `«${narrow}défaut`],
  ["défaut»", `défaut${narrow}»`],
  ["Vraiment ?", `Vraiment${narrow}?`],
  ["Vraiment?", `Vraiment${narrow}?`],
  [`vu${noBreak}! noté`, `vu${narrow}! noté`],
  ["Trois contrôles: un", `Trois contrôles${noBreak}: un`],
  [`Trois contrôles${narrow}: un`, `Trois contrôles${noBreak}: un`],
  ["le n°4", `le n°${noBreak}4`],
  ["et ainsi...", "et ainsi…"],
  ["à 600 mm et à 5 % près", `à 600${noBreak}mm et à 5${noBreak}% près`],
  ["ISO/IEC 17020", `ISO/IEC${noBreak}17020`],
])("French %s is set as %s", (typed, set) => {
  expect(wellSet(typed, "fr")).toBe(set);
  expect(wellSet(set, "fr")).toBe(set);
});

test.each([
  "https://site.example/?a=1;b",
  "{number} sur {total}",
  "{product} - Bureau de contrôle",
  "5 hommes, 3 kits",
  "rock ’n’ roll",
])("French %s is left as it is", (text) => {
  expect(wellSet(text, "fr")).toBe(text);
});

test.each([
  ["the inspector's and the inspectors' tools", "the inspector’s and the inspectors’ tools"],
  ['a "flaw" seen', "a “flaw” seen"],
  ["Really ?", "Really?"],
  ["Three : one", "Three: one"],
])("English %s is set as %s", (typed, set) => {
  expect(wellSet(typed, "en-GB")).toBe(set);
});

const trade = readFileSync("model/read/trade.txt", "utf8")
  .replaceAll("␣", noBreak)
  .replaceAll("⎵", narrow)
  .split("\n")
  .filter((line) => /^[a-z]{2} /.test(line))
  .map((line) => [line.slice(0, 2), ...line.slice(3).split(" ⇒ ")] as const);

test.each(trade)(
  "an inspector's words in %s are set as one writes them: %s",
  (language, typed = "", set = typed) => {
    expect(wellSet(typed, language)).toBe(set);
    expect(wellSet(set, language)).toBe(set);
  },
);

test("there are a hundred of these", () => {
  expect(trade.length).toBeGreaterThan(100);
});

test("names stay as they are within a sentence, and what is around them is set", () => {
  const names = namePattern(["Yahoo! Conseil", 'Bureau "24"', "Rock'n'Weld"]);
  expect(wellSet(`L'équipe de Yahoo! Conseil et de Bureau "24"...`, "fr", names)).toBe(
    `L’équipe de Yahoo! Conseil et de Bureau "24"…`,
  );
  expect(wellSet("The inspector's Rock'n'Weld", "en", names)).toBe("The inspector’s Rock'n'Weld");
});

describe("in whatever language", () => {
  test("common rules hold, and those of others do not", () => {
    expect(wellSet("l'acier ... ISO 9001?", "it")).toBe(`l'acier … ISO${noBreak}9001?`);
    expect(wellSet('Rue "9 Avril" : n° 4', undefined)).toBe('Rue "9 Avril" : n° 4');
  });

  test("what cannot be seen is gone, but for what joins letters that need it", () => {
    expect(wellSet("\ufeff À\u200b pro\u00adpos\u0007 \n de\u2028nous\u200e\t", undefined)).toBe(
      "À propos de nous",
    );
    expect(wellSet("می\u200cخواهم", "fa")).toBe("می\u200cخواهم");
  });
});
