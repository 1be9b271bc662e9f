import type { DefinedTermSet } from "schema-dts";

interface TermSetFacts {
  readonly url: string;
  readonly name: string;
  readonly language: string;
  readonly terms: readonly {
    readonly name: string;
    /** Its short form, such as CND. */
    readonly abbreviation: string | undefined;
    readonly description: string;
    readonly url: string;
  }[];
}

/** A glossary with its terms. */
export function definedTermSet({ url, name, language, terms }: TermSetFacts): DefinedTermSet {
  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#terms`,
    url,
    name,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => ({
      "@type": "DefinedTerm",
      name: term.name,
      ...(term.abbreviation !== undefined && { alternateName: term.abbreviation }),
      description: term.description,
      url: term.url,
    })),
  };
}
