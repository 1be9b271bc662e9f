import { anchorOf, partPath } from "#app/i18n/anchors.ts";
import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { content } from "#app/content/content.server.ts";
import { termNames } from "./page.server.ts";

/** Letter under which a word stands: without its accent, É stands under E. */
function letterOf(word: string): string {
  return word.normalize("NFD").charAt(0).toUpperCase();
}

/** The terms in the order of the alphabet, by letter, each with its words in the other languages. */
export function glossaryData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { list } = content.in[language].glossary;
  const others = languageCodes.filter((code) => code !== language);
  const { compare } = new Intl.Collator(language);
  const terms = termNames
    .map((name) => ({
      ...list.terms[name],
      id: anchorOf(name),
      others: others.map((code) => {
        const { term, abbreviation } = content.in[code].glossary.list.terms[name];
        return { language: code, term, abbreviation };
      }),
    }))
    .sort((one, other) => compare(one.term, other.term));
  const letters = [...new Set(terms.map(({ term }) => letterOf(term)))];
  return {
    letters: list.letters,
    other: list.other,
    groups: letters.map((letter) => ({
      letter,
      terms: terms.filter(({ term }) => letterOf(term) === letter),
    })),
  };
}

export type Glossary = ReturnType<typeof glossaryData>;

/** The short forms of the glossary with what they stand for, and where they are explained. */
export function shortForms(
  language: Language,
): Record<string, { readonly full: string; readonly href: string }> {
  const { terms } = content.in[language].glossary.list;
  return Object.fromEntries(
    termNames.flatMap((name) => {
      const { term, abbreviation } = terms[name];
      return abbreviation === undefined
        ? []
        : [[abbreviation, { full: term, href: partPath("glossary", name, language) }]];
    }),
  );
}
