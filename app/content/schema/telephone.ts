import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { quoted, say } from "#app/messages/messages.ts";

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
export function telephoneProblem(text: string): string | undefined {
  const found = quoted(text);
  if (!grouped.test(text)) {
    const example = "+216 71 234 567";
    return say("form", { found, purpose: say("telephone"), example });
  }
  const length = validatePhoneNumberLength(text);
  const [country = ""] = text.slice(1).split(" ");
  if (length === "INVALID_COUNTRY") return say("phoneCountry", { found });
  if (length === "TOO_SHORT") return say("phoneShort", { found, country });
  return length === undefined ? undefined : say("phoneLong", { found, country });
}
