/**
 * The languages of the site. French is the source and the default (specification, section 9).
 * `code` is what is stored, written in `<html lang>` and in `hreflang`; `ownName` is how speakers call it.
 */
export const languages = [
  { code: "fr", ownName: "Français", prefix: "", openGraphLocale: "fr_TN" },
  { code: "en", ownName: "English", prefix: "/en", openGraphLocale: "en_GB" },
] as const;

export type Language = (typeof languages)[number]["code"];

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

export const defaultLanguage: Language = "fr";
