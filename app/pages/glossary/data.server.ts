import { pageData } from "#app/content/page-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { termSet, termsByLetter } from "./terms.server.ts";

export const loader = (language: Language) => ({
  ...pageData("glossary", language, { things: [termSet(language)] }),
  groups: termsByLetter(language),
});
