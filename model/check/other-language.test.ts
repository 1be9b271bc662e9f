import { expect, test } from "vitest";
import { otherLanguageOf } from "./other-language.ts";

test.each([
  ["fr", "Look for flaws in a weld, a wall or a coating, and leave the part intact.", "en"],
  ["fr", "The company is accredited to ISO/IEC 17020 for the hydraulic test of gas pipelines.", "en"],
  ["en", "Rechercher les défauts d’une soudure, d’une paroi, et laisser la pièce intacte.", "fr"],
  ["en", "Vérifier ce que la réglementation impose de vérifier, dans un délai que le texte fixe.", "fr"],
  ["fr", "Rechercher les défauts d’une soudure et laisser la pièce intacte.", undefined],
  ["fr", "Le descriptif de soudage (DMOS, en anglais WPS) fixe procédé, matériaux et paramètres.", undefined],
  ["fr", "ASME, AWS, API, AISI, ISO, NF, EN", undefined],
  ["en", "Look for flaws in a weld, and leave the part intact.", undefined],
  ["en", "The calculations that justify the dimensions (in French, note de calcul).", undefined],
  ["en", "N. N., Rue 0000, El Menzah, Tunis", undefined],
  ["ar", "The of and to is are in for with on by its", undefined],
])("in a folder of %s, “%s” is recognised as %s", (language, text, other) => {
  expect(otherLanguageOf(text, language)).toBe(other);
});
