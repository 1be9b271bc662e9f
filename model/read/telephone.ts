import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { quoted, wrong, type Wrong } from "./problem.ts";

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
  const write = "l’écrire comme +216 71 234 567";
  if (!grouped.test(text)) return wrong(`${found} n’est pas un numéro de téléphone`, write);
  const [country = ""] = text.slice(1).split(" ");
  const ofCountry = `pour un numéro en +${country}`;
  const length = validatePhoneNumberLength(text);
  if (length === undefined) return undefined;
  if (length === "INVALID_COUNTRY") return wrong(`${found} ne commence par l’indicatif d’aucun pays`, write);
  return length === "TOO_SHORT"
    ? wrong(`${found} est trop court ${ofCountry}`, "ajouter les chiffres qui manquent")
    : wrong(`${found} est trop long ${ofCountry}`, "enlever les chiffres de trop");
}
