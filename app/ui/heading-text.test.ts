import { expect, test } from "vitest";
import { headingText } from "./heading-text.ts";

test.each([
  ["Quatorze services, du dossier à l’exploitation", "Quatorze services, du~dossier à l’exploitation"],
  ["Quatre maillons jusqu’à la soudure contrôlée", "Quatre maillons jusqu’à la~soudure contrôlée"],
  ["Contrôle à la boîte à vide", "Contrôle à~la~boîte à~vide"],
  ["The moment, the standard, the surface", "The~moment, the~standard, the~surface"],
  // In the editor, the text has a tag of invisible signs.
  ["Nine eyes on the weld\u200b\u200c\u200d\ufeff", "Nine eyes on~the~weld\u200b\u200c\u200d\ufeff"],
  ["An independent eye on the structure", "An independent eye on the~structure"],
  ["What is certified, what is accredited", "What is certified, what is accredited"],
])("the articles of “%s” stay with their nouns", (text, bound) => {
  expect(headingText(text)).toBe(bound.replaceAll("~", "\u00a0"));
});
