import { content } from "#app/content/content.server.ts";
import { comparedMethod } from "#app/content/methods.server.ts";
import { aspects } from "#app/content/schema/methods.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import { methodNames } from "#app/i18n/paths.ts";
import type { CndWords } from "./page.server.ts";

/** The methods side by side, with what each is found under; radiography, which is none of them, for comparison only. */
export function comparisonData({ radiography, ...words }: CndWords["comparison"], language: Language) {
  const { note, compared } = content.in[language].methods;
  return {
    ...words,
    note,
    columns: compared.columns,
    aspects: aspects.map((aspect) => ({ id: anchorOf(aspect), name: words.aspects[aspect] })),
    rows: [
      ...methodNames.map((name) => comparedMethod(name, language)),
      { ...radiography, id: "radiography", aspects: ["internal"] },
    ],
  };
}

export type ComparisonData = ReturnType<typeof comparisonData>;
