import type { Language } from "#model/site/languages.ts";

/** What a country is called in a language; its code, where it has no name. @param code two letters (ISO 3166-1 alpha-2) */
export const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
