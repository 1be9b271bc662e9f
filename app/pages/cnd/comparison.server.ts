import { anchorOf, partPath } from "#app/i18n/anchors.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { aspects, aspectsOf, comparedMethods } from "./compared-methods.ts";
import { content } from "#app/content/content.server.ts";

/** The methods side by side, with what each is found under. */
export function comparisonData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { comparison, methods } = content.in[language].cnd;
  const { rows, radiography, ...words } = comparison;
  return {
    ...words,
    aspects: aspects.map((aspect) => ({ id: anchorOf(aspect), name: comparison.aspects[aspect] })),
    rows: comparedMethods.map((method) => ({
      ...rows[method],
      id: method,
      ...(method === "radiography"
        ? { name: radiography }
        : { name: methods.items[method].name, href: partPath("cnd", method, language) }),
      aspects: aspectsOf[method].map(anchorOf),
    })),
  };
}

export type Comparison = ReturnType<typeof comparisonData>;
