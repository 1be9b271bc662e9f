import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { termSet, termsByLetter } from "./terms.server.ts";

export const loader = (language: Language) => ({
  ...pageData("glossary", language, { things: [termSet(language)] }),
  groups: termsByLetter(language),
});
