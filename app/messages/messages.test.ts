import { afterEach, describe, expect, test } from "vitest";
import { chosenLanguage } from "./chosen-language.js";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { quoted, say, speak } from "./messages.ts";
import { nearest } from "./nearest.ts";

afterEach(() => {
  speak("fr");
});

describe("the language of messages", () => {
  test.each([
    ["a machine that says nothing", [], {}, "fr"],
    ["a French machine", [], { LANG: "fr_TN.UTF-8" }, "fr"],
    ["an English machine", [], { LANG: "en_GB.UTF-8" }, "en"],
    ["a machine of another language", [], { LANG: "de_DE.UTF-8" }, "fr"],
    ["a machine without a language of its own", [], { LANG: "C.UTF-8" }, "fr"],
    ["LC_ALL, which goes before LANG", [], { LC_ALL: "en_US.UTF-8", LANG: "fr_FR.UTF-8" }, "en"],
    ["--lang, which goes before all", ["--url", "x", "--lang", "fr"], { LC_ALL: "en_US.UTF-8" }, "fr"],
    ["--lang=…", ["--lang=en"], {}, "en"],
  ] as const)("is that of %s", (_, options, machine, language) => {
    expect(chosenLanguage(options, machine)).toBe(language);
  });
});

describe("the catalogue", () => {
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  const keys = Object.keys(fr) as (keyof typeof fr)[];

  test.each(keys)("says %s in both languages, with the same places", (key) => {
    expect(en[key]).toMatch(/\S/);
    expect(places(en[key])).toEqual(places(fr[key]));
    expect(en[key].split(" | ")).toHaveLength(fr[key].split(" | ").length);
  });

  test("is set as each language sets its signs", () => {
    for (const key of keys) {
      expect(fr[key]).not.toMatch(/\p{L}'\p{L}|\.\.\.(?! »)/u);
      expect(fr[key], "ordinary spaces: no-break ones are put when it is said").not.toMatch(/[\u00a0\u202f]/);
      expect(en[key]).not.toMatch(/\p{L}\s[:!?](?=\s)/u);
    }
  });
});

describe("a message", () => {
  test("is said in the language spoken, with what it is about", () => {
    const values = { found: "x", known: "a, b" };
    expect(say("unknownField", values)).toContain("a un champ inconnu, x\u00a0: l’enlever");
    speak("en");
    expect(say("unknownField", values)).toContain("has the unknown field x: remove it");
  });

  test("quotes what stands in a file as the language does, and leaves it as it is", () => {
    expect(say("deadLinkNear", { found: quoted("l'a : b"), near: "{known}" })).toBe(
      "nomme « l'a : b », qui ne mène nulle part\u00a0: écrire {known}",
    );
    speak("en");
    expect(quoted("a")).toBe('"a"');
  });

  test("knows one from many", () => {
    const wanted = "exactement 3";
    expect(say("listCount", { count: 1, wanted })).toBe("compte 1 entrée\u00a0: écrire exactement 3");
    expect(say("listCount", { count: 2, wanted })).toBe("compte 2 entrées\u00a0: écrire exactement 3");
  });
});

test.each([
  ["refinary.jpg", "refinery.jpg"],
  ["Refinery.JPG", "refinery.jpg"],
  ["rafinery", "refinery.jpg"],
  ["Acceuil", "Accueil"],
  ["qualite", "Qualité"],
  ["20.svg", undefined],
  ["pompe-neuve.jpg", undefined],
])("the name nearest to %s is %s", (word, name) => {
  expect(nearest(word, ["02.svg", "refinery.jpg", "Accueil", "Qualité"])).toBe(name);
});
