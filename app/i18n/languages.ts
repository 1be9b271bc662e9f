import { languages } from "./site.generated.ts";

/**
 * The languages of the site: one for each folder of `content/` that holds a `language.yaml`, the default one first.
 * `code` is what is stored, written in `<html lang>` and in `hreflang`; `ownName` is how speakers call it.
 */
export { languages };

export type Language = (typeof languages)[number]["code"];

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

/** French is the source and the default (specification, section 9). */
export const defaultLanguage = "fr" satisfies Language;

/** Which way a language is written, as `<html dir>` has it. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return languages.find(({ code }) => code === language)?.direction ?? "ltr";
}
