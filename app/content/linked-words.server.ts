import { partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "#app/i18n/paths.ts";
import type { LinkedWords } from "#app/ui/linked-text.tsx";
import { content } from "./content.server.ts";
import { methodLinks } from "./links.server.ts";

/**
 * The short forms of the glossary, with what they stand for and where they are explained, and the names of the methods
 * with their pages.
 * @param page the page whose texts they stand in, which no name there leads to
 */
export function linkedWords(page: PageId | undefined, language: Language): LinkedWords {
  const shortForms = Object.entries(content.in[language].terms).flatMap(([id, { term, abbreviation }]) =>
    abbreviation === undefined
      ? []
      : [[abbreviation, { full: term, href: partPath("glossary", id, language) }] as const],
  );
  const methods = methodLinks(language)
    .filter((method) => method.page !== page)
    .map(({ label, href }) => [label, { href }] as const);
  return Object.fromEntries([...shortForms, ...methods]);
}
