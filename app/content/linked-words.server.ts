import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { partPath, type PageId } from "#app/i18n/paths.ts";
import type { LinkedWords } from "#app/ui/linked-text.tsx";
import { content } from "./content.server.ts";
import { firstUses, lowered } from "./first-uses.server.ts";
import { methodLinks } from "./links.server.ts";

/**
 * The short forms of the glossary, with what they stand for and where they are explained, and the names of the methods
 * with their pages, and the terms that first stand on this page: of them all those that stand in a text.
 * @param page the page of the text, which no name there leads to
 * @param text all that the page says
 */
export function linkedWords(page: PageId | undefined, language: Language, text: string): LinkedWords {
  const shortForms = Object.entries(content.in[language].terms).flatMap(([id, { term, abbreviation }]) =>
    abbreviation === undefined
      ? []
      : [[abbreviation, { full: term, href: partPath("glossary", id, language) }] as const],
  );
  const methods = methodLinks(language)
    .filter((method) => method.page !== page)
    .map(({ label, href }) => [label, { href }] as const);
  // Short forms of another language, which say so to a screen reader.
  const foreign = languageCodes
    .filter((code) => code !== language)
    .flatMap((code) =>
      Object.entries(content.in[code].terms).flatMap(([id, { term, abbreviation }]) =>
        abbreviation === undefined || abbreviation === content.in[language].terms[id]?.abbreviation
          ? []
          : [
              [
                abbreviation,
                { full: term, href: partPath("glossary", id, language), language: code },
              ] as const,
            ],
      ),
    );
  const first = firstUses(language)
    .filter((use) => use.page === page)
    .map(({ term, said, from }) => [said, { href: partPath("glossary", term, language), from }] as const);
  // Names are found without their capital, too.
  const inText = (word: string) => text.includes(word) || text.includes(lowered(word));
  return Object.fromEntries(
    [...foreign, ...shortForms, ...methods, ...first].filter(([word]) => inText(word)),
  );
}
