import { partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ShortForms } from "#app/ui/linked-text.tsx";
import { content } from "./content.server.ts";

/** The short forms of the glossary with what they stand for, and where they are explained. */
export function shortForms(language: Language): ShortForms {
  return Object.fromEntries(
    Object.entries(content.in[language].terms).flatMap(([name, { term, abbreviation }]) =>
      abbreviation === undefined
        ? []
        : [[abbreviation, { full: term, href: partPath("glossary", name, language) }]],
    ),
  );
}
