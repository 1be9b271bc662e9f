import { defaultLanguage, type Language } from "#model/site/pages.ts";

/**
 * The name of a country in a language; in the default language if the runtime (ICU) does not know the language; the code itself if
 * the country has no name. @param code two letters (ISO 3166-1 alpha-2)
 */
export const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames([language, defaultLanguage], { type: "region" }).of(code) ?? code;
