import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import { content } from "#app/data/content.server.ts";
import { explanationLink } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { partUrl, urlOf } from "#app/data/structured-data.server.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/pages.ts";
import { languageCodes, methodNames } from "#app/site/site.server.ts";

/** The letter that a word is listed under, without its accent: É is under E. */
const letterOf = (word: string) => word.normalize("NFD").charAt(0).toUpperCase();

/** The terms by letter, each with its words in the other languages, and the method that it names. */
function termsByLetter(language: Language) {
  const others = languageCodes.filter((code) => code !== language);
  const { compare } = new Intl.Collator(language);
  const terms = Object.entries(content.in[language].terms)
    .map(([name, term]) => {
      const method = methodNames.find((known) => content.methods[known].term === name);
      return {
        ...term,
        id: anchorOf(name),
        explanation: method && explanationLink(method, language),
        // The content check guarantees that all languages have the same terms.
        others: others.map((code) => {
          const { term: translation, abbreviation } = content.in[code].terms[name] ?? {};
          return { language: code, term: translation, abbreviation };
        }),
      };
    })
    .sort((one, other) => compare(one.term, other.term));
  const letters = [...new Set(terms.map(({ term }) => letterOf(term)))];
  return letters.map((letter) => ({
    name: letter,
    id: `letter-${letter.toLowerCase()}`,
    terms: terms.filter(({ term }) => letterOf(term) === letter),
  }));
}

export type TermGroup = ReturnType<typeof termsByLetter>[number];

function termSet(language: Language): DefinedTermSet {
  const { glossary, terms } = content.in[language];
  const url = urlOf("glossary", language);
  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#terms`,
    url,
    name: glossary.hero.title,
    inLanguage: language,
    hasDefinedTerm: Object.entries(terms).map(([name, { term, abbreviation, definition }]): DefinedTerm => ({
      "@type": "DefinedTerm",
      name: term,
      ...(abbreviation !== undefined && { alternateName: abbreviation }),
      description: definition,
      url: partUrl("glossary", name, language),
    })),
  };
}

/** Data of the glossary. */
export const loader = (language: Language) => ({
  ...pageData("glossary", language, { things: [termSet(language)] }),
  groups: termsByLetter(language),
});
