import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { quoted, say } from "#app/messages/messages.ts";

/** In groups of digits, as a number is read. */
export const grouped = /^\+\d{1,3}( \d{2,4}){2,4}$/;

/** Without what a word processor puts in: no-break spaces, hyphens that are none, marks that cannot be seen. */
const withPlainSpaces = (written: string) =>
  written
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
    .replaceAll(/[\s\u00a0\u2000-\u200a\u202f.\u2010-\u2015-]+/g, " ")
    .trim();

/** A number as it should be written; the number itself where that cannot be known. */
export function telephoneWellSet(written: string): string {
  const plain = withPlainSpaces(written);
  if (grouped.test(plain)) return plain;
  const international = parsePhoneNumberFromString(plain)?.formatInternational() ?? "";
  return grouped.test(international) ? international : written;
}

/** What is wrong with a telephone number, if anything is. */
export function telephoneProblem(text: string): string | undefined {
  const found = quoted(text);
  const better = telephoneWellSet(text);
  if (!grouped.test(better)) {
    const example = "+216 71 234 567";
    return say("form", { found, purpose: say("telephone"), example });
  }
  const length = validatePhoneNumberLength(better);
  const [country = ""] = better.slice(1).split(" ");
  if (length === "INVALID_COUNTRY") return say("phoneCountry", { found });
  if (length === "TOO_SHORT") return say("phoneShort", { found, country });
  if (length !== undefined) return say("phoneLong", { found, country });
  if (better === text) return undefined;
  return withPlainSpaces(text) === better
    ? say("phoneSpaces", { found })
    : say("phoneGroups", { found, better });
}
