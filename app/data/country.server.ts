import { defaultLanguage, type Language } from "#model/site/pages.ts";

/**
 * What a country is called in a language, or in the site's first where the runtime (ICU) does not know the language; its
 * code, where it has no name. @param code two letters (ISO 3166-1 alpha-2)
 */
export const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames([language, defaultLanguage], { type: "region" }).of(code) ?? code;
