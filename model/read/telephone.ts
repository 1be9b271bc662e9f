import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";
import examples from "libphonenumber-js/mobile/examples";
import { quoted, wrong, type Wrong } from "./problem.ts";

/** Characters that a number may be typed with, for text editors. `libphonenumber-js` decides whether it is valid. */
export const telephoneForm = /^[+(]?\d[\d\s()./\u2010-\u2015-]+$/;

/** A number in groups of digits, with its country code: kept as typed if the grouping of no country fits. */
const grouped = /^\+\d+( \d+)+$/;

const plain = (written: string) => written.replaceAll(/[\s.\u2010-\u2015-]+/g, " ").trim();

const supported = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

/** A number with words around it is invalid (`extract`). */
function numberIn(written: string, country: string | undefined) {
  const defaultCountry = supported(country);
  return parsePhoneNumberFromString(plain(written), {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
}

/**
 * A number with its country code, grouped as that country does (`libphonenumber-js` 1.13, from Google's tables).
 * @param written with the code of a country, or as it is dialled within `country`
 * @param country two letters (ISO 3166-1), as an office has them
 * @returns an invalid number unchanged; one from a range that no country has assigned with the groups as typed
 */
export function telephoneWellSet(written: string, country: string | undefined): string {
  const found = numberIn(written, country);
  if (!found?.isPossible() || found.ext !== undefined) return written;
  return !found.isValid() && grouped.test(plain(written)) ? plain(written) : found.formatInternational();
}

/** The country of a number: its code and name, `+216 (Tunisie)`, and an example of its numbers. */
function countryOf(written: string, country: string | undefined) {
  const codes: Readonly<Record<string, readonly CountryCode[]>> = metadata.country_calling_codes;
  const own = supported(country);
  const digits = written.replaceAll(/\D/g, "");
  const isInternational = plain(written).startsWith("+");
  const code =
    numberIn(written, country)?.countryCallingCode ??
    (isInternational
      ? [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => start in codes)
      : own && getCountryCallingCode(own));
  // Several countries may share a code: take the office's, or the first in the table. Freephone codes have no country.
  const sharing = codes[code ?? ""] ?? [];
  const found = own && sharing.includes(own) ? own : sharing[0];
  const name = found && new Intl.DisplayNames("fr", { type: "region" }).of(found);
  const example = getExampleNumber(found ?? own ?? "TN", examples)?.formatInternational() ?? "";
  return { named: `+${code ?? ""}${name === undefined ? "" : ` (${name})`}`, example };
}

/**
 * The problem of a telephone number, if any, with an example of its country.
 * @param country of the office, whose numbers may be written without the country code
 */
export function telephoneProblem(written: string, country: string | undefined): Wrong | undefined {
  const text = quoted(written);
  const { named, example } = countryOf(written, country);
  const write = `l’écrire comme ${example}`;
  const found = numberIn(written, country);
  if (found?.ext !== undefined)
    return wrong(
      `${text} finit par un poste interne, que rien ne compose`,
      `écrire le numéro seul, comme ${example}`,
    );
  const other = plain(written).startsWith("+")
    ? ""
    : " ; un numéro d’un autre pays commence par + et son indicatif";
  const reasons: Readonly<Record<ReturnType<typeof validatePhoneNumberLength> & string, Wrong>> = {
    INVALID_COUNTRY: wrong(`${text} ne commence par l’indicatif d’aucun pays`, write),
    TOO_SHORT: wrong(
      `${text} est trop court pour un numéro en ${named}`,
      `ajouter les chiffres qui manquent, comme ${example}${other}`,
    ),
    TOO_LONG: wrong(
      `${text} est trop long pour un numéro en ${named}`,
      `enlever les chiffres de trop, comme ${example}${other}`,
    ),
    INVALID_LENGTH: wrong(`${text} n’a pas autant de chiffres qu’un numéro en ${named}`, `${write}${other}`),
    NOT_A_NUMBER: wrong(`${text} n’est pas un numéro de téléphone`, write),
  };
  const reason = validatePhoneNumberLength(plain(written), supported(country));
  return reason === undefined && found ? undefined : reasons[reason ?? "NOT_A_NUMBER"];
}

/**
 * A possible problem of a number with a valid length: no country has assigned it, according to the tables. Numbers are assigned
 * faster than tables are updated, so this is only a warning.
 */
export function telephoneDoubt(written: string, country: string | undefined): Wrong | undefined {
  const found = numberIn(written, country);
  if (!found?.isPossible() || found.isValid()) return undefined;
  const { named, example } = countryOf(written, country);
  return wrong(
    `${quoted(written)} n’est pas un numéro attribué en ${named}, autant que le site le sache`,
    `le vérifier en l’appelant ; un numéro s’y écrit comme ${example}`,
  );
}
