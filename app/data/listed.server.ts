import { content } from "./content.server.ts";
import type { Language } from "#model/site/languages.ts";

/** How a language joins the entries of a list: by its locale, since a code alone may be one that no browser knows. */
export const listFormatOf = (language: Language) =>
  new Intl.ListFormat(content.in[language].language.openGraphLocale.replace("_", "-"));

/** A sentence that names things one after the other, where its text has `{name}`. */
export const listed = (text: string, name: string, things: readonly string[], language: Language) =>
  text.replace(`{${name}}`, () => listFormatOf(language).format(things));
