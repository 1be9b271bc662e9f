import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { quoted, wrong, type Wrong } from "./problem.ts";

/** In groups of digits, as a number is read. */
export const grouped = /^\+\d{1,3}( \d{2,4}){2,4}$/;

/** A number in groups of digits; the number itself where its groups cannot be known. */
export function telephoneWellSet(written: string): string {
  const plain = written.replaceAll(/[\s.\u2010-\u2015-]+/g, " ").trim();
  if (grouped.test(plain)) return plain;
  const international = parsePhoneNumberFromString(plain)?.formatInternational() ?? "";
  return grouped.test(international) ? international : written;
}

/** What is wrong with a telephone number, if anything is. */
export function telephoneProblem(text: string): Wrong | undefined {
  const found = quoted(text);
  if (!grouped.test(text)) {
    const example = "+216 71 234 567";
    return wrong(`${found} n’est pas un numéro de téléphone`, `l’écrire comme ${example}`);
  }
  const length = validatePhoneNumberLength(text);
  const [country = ""] = text.slice(1).split(" ");
  if (length === "INVALID_COUNTRY")
    return wrong(`${found} ne commence par l’indicatif d’aucun pays`, "l’écrire comme +216 71 234 567");
  if (length === "TOO_SHORT")
    return wrong(
      `${found} est trop court pour un numéro en +${country}`,
      "ajouter les chiffres qui manquent",
    );
  return length === undefined
    ? undefined
    : wrong(`${found} est trop long pour un numéro en +${country}`, "enlever les chiffres de trop");
}
