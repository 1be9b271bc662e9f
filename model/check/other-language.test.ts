import { describe, expect, test } from "vitest";
import { otherLanguageOf } from "./other-language.ts";

describe("a text in another language than that of its file", () => {
  test.each([
    ["fr", "Look for flaws in a weld, a wall or a coating, and leave the part intact.", "en"],
    ["fr", "The company is accredited to ISO/IEC 17020 for the hydraulic test of gas pipelines.", "en"],
    [
      "en",
      "Rechercher les défauts d’une soudure, d’une paroi ou d’un revêtement, et laisser la pièce intacte.",
      "fr",
    ],
    ["en", "Vérifier ce que la réglementation impose de vérifier, dans un délai que le texte fixe.", "fr"],
  ])("(%s) %s is found", (language, text, other) => {
    expect(otherLanguageOf(text, language)).toBe(other);
  });

  test.each([
    ["fr", "Rechercher les défauts d’une soudure et laisser la pièce intacte."],
    [
      "fr",
      "Le descriptif de mode opératoire de soudage (DMOS, en anglais WPS) fixe procédé, matériaux et paramètres.",
    ],
    ["fr", "ASME, AWS, API, AISI, ISO, NF, EN"],
    ["en", "Look for flaws in a weld, and leave the part intact."],
    ["en", "The calculations that justify the dimensions of a structure (in French, note de calcul)."],
    ["en", "N. N., Rue 0000, El Menzah, Tunis"],
    ["ar", "The of and to is are in for with on by its"],
  ])("(%s) %s is none", (language, text) => {
    expect(otherLanguageOf(text, language)).toBeUndefined();
  });
});
