import { content } from "./content.server.ts";
import { localeOf } from "#model/site/languages.ts";
import type { Language } from "#model/site/pages.ts";

/** Joins the entries of a list as a language does. */
export const listFormatOf = (language: Language) =>
  new Intl.ListFormat(localeOf(content.in[language].language));

/** Replaces `{name}` in a text by the list of things. */
export const listed = (text: string, name: string, things: readonly string[], language: Language) =>
  text.replace(`{${name}}`, () => listFormatOf(language).format(things));
