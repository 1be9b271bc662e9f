import { content } from "./content.server.ts";
import { localeOf } from "#model/site/languages.ts";
import type { Language } from "#model/site/pages.ts";

/** How a language joins the entries of a list. */
export const listFormatOf = (language: Language) =>
  new Intl.ListFormat(localeOf(content.in[language].language));

/** A sentence that names things one after the other, where its text has `{name}`. */
export const listed = (text: string, name: string, things: readonly string[], language: Language) =>
  text.replace(`{${name}}`, () => listFormatOf(language).format(things));
