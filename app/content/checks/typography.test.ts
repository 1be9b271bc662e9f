import { describe, expect, test } from "vitest";
import { typesettingFaults, wellSet } from "./typography.ts";
import { speak } from "#app/messages/messages.ts";

speak("en");

const [narrow, noBreak] = ["\u202f", "\u00a0"];

describe("French", () => {
  test.each([
    ["l'acier", "l’acier", "a straight apostrophe"],
    ["l'« acier »", `l’«${narrow}acier${narrow}»`, "a straight apostrophe"],
    ['un "défaut" vu', `un «${narrow}défaut${narrow}» vu`, "straight quotation marks"],
    ["« défaut", `«${narrow}défaut`, "no narrow no-break space after «"],
    [`«${noBreak}défaut`, `«${narrow}défaut`, "no narrow no-break space after «"],
    ["«défaut", `«${narrow}défaut`, "no narrow no-break space after «"],
    ["défaut »", `défaut${narrow}»`, "no narrow no-break space before »"],
    ["défaut»", `défaut${narrow}»`, "no narrow no-break space before »"],
    ["Vraiment ?", `Vraiment${narrow}?`, "no narrow no-break space before ; ! or ?"],
    ["Vraiment?", `Vraiment${narrow}?`, "no narrow no-break space before ; ! or ?"],
    ["vu ; noté", `vu${narrow}; noté`, "no narrow no-break space before ; ! or ?"],
    [`vu${noBreak}! noté`, `vu${narrow}! noté`, "no narrow no-break space before ; ! or ?"],
    ["Trois contrôles : un", `Trois contrôles${noBreak}: un`, "no no-break space before the colon"],
    ["Trois contrôles: un", `Trois contrôles${noBreak}: un`, "no no-break space before the colon"],
    [`Trois contrôles${narrow}: un`, `Trois contrôles${noBreak}: un`, "no no-break space before the colon"],
    ["le n° 4", `le n°${noBreak}4`, "no no-break space after n°"],
    ["le n°4", `le n°${noBreak}4`, "no no-break space after n°"],
    ["et ainsi...", "et ainsi…", "three dots in place of an ellipsis (…)"],
    ["deux  espaces", "deux espaces", "more than one space"],
    [
      "à 600 mm",
      `à 600${noBreak}mm`,
      "an ordinary space between a number and its unit, where a line could break",
    ],
    [
      "à 5 % près",
      `à 5${noBreak}% près`,
      "an ordinary space between a number and its unit, where a line could break",
    ],
    [
      "ISO/IEC 17020",
      `ISO/IEC${noBreak}17020`,
      "an ordinary space between a standard and its number, where a line could break",
    ],
  ])("%s is set as %s", (written, set, fault) => {
    expect(wellSet(written, "fr")).toBe(set);
    expect(typesettingFaults(written, "fr").map((found) => found.fault)).toContain(fault);
    expect(wellSet(set, "fr")).toBe(set);
    expect(typesettingFaults(set, "fr")).toEqual([]);
  });

  test.each([
    "ISO\u00a09001:2015",
    "https://site.example/?a=1;b",
    "{number} sur {total}",
    "{product} - Bureau de contrôle",
    "5 hommes, 3 kits",
    "rock ’n’ roll",
    "Plates-formes offshore, bacs",
  ])("%s is left as it is", (text) => {
    expect(wellSet(text, "fr")).toBe(text);
    expect(typesettingFaults(text, "fr")).toEqual([]);
  });
});

describe("English", () => {
  test.each([
    ["the inspector's", "the inspector’s", "a straight apostrophe"],
    ["the inspectors' tools", "the inspectors’ tools", "a straight apostrophe"],
    ['a "flaw" seen', "a “flaw” seen", "straight quotation marks"],
    ["Really ?", "Really?", "a space before a mark that English sets close"],
    ["Three : one", "Three: one", "a space before a mark that English sets close"],
  ])("%s is set as %s", (written, set, fault) => {
    expect(wellSet(written, "en")).toBe(set);
    expect(typesettingFaults(written, "en").map((found) => found.fault)).toEqual([fault]);
    expect(typesettingFaults(set, "en")).toEqual([]);
  });

  test("of another country keeps the rules of English", () => {
    expect(wellSet("the inspector's", "en-GB")).toBe("the inspector’s");
  });
});

test("a language without rules of its own keeps those of all", () => {
  expect(wellSet("l'acier ...  ISO 9001?", "it")).toBe("l'acier … ISO\u00a09001?");
});

test("a fault is shown with the words around it", () => {
  expect(typesettingFaults("Une longue phrase où l'acier se montre enfin", "fr")).toEqual([
    { fault: "a straight apostrophe", found: "où l'acier se", better: "où l’acier se" },
  ]);
});
