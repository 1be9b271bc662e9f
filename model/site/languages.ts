import type { Language } from "./pages.ts";
import { site } from "./site.ts";

export { defaultLanguage, type Language } from "./pages.ts";

export const { languages } = site;

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

/** Which way a language is written, as `<html dir>` has it. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  languages.find(({ code }) => code === language)?.direction ?? "ltr";

/** The locale of a language, by which its lists are joined: a code alone may be one that nobody knows. */
export const localeOf = ({ openGraphLocale }: { readonly openGraphLocale: string }) =>
  openGraphLocale.replace("_", "-");
