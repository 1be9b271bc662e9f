import { content } from "#app/content/content.server.ts";
import { anchorOf, partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import { aspects, aspectsOf, comparedMethods } from "./compared-methods.ts";
import type { CndWords } from "./page.server.ts";

/** The methods side by side, with what each is found under. */
export function comparisonData(comparison: CndWords["comparison"], language: Language) {
  const { rows, radiography, ...words } = comparison;
  const { items } = content.in[language].methods;
  return {
    ...words,
    aspects: aspects.map((aspect) => ({ id: anchorOf(aspect), name: comparison.aspects[aspect] })),
    rows: comparedMethods.map((method) => ({
      ...rows[method],
      id: method,
      ...(method === "radiography"
        ? { name: radiography }
        : { name: items[method].name, href: partPath("cnd", method, language) }),
      aspects: aspectsOf[method].map(anchorOf),
    })),
  };
}

export type ComparisonData = ReturnType<typeof comparisonData>;
