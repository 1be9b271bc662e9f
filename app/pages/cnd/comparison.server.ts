import { content } from "#app/data/content.server.ts";
import { comparedMethod } from "#app/data/methods.server.ts";
import { aspects } from "#model/schema/methods.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/languages.ts";
import { methodNames } from "#model/site/paths.ts";
import type { CndWords } from "#model/schema/pages/cnd.ts";

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
