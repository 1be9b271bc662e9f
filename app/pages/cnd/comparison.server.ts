import { content } from "#app/data/content.server.ts";
import { listed } from "#app/data/listed.server.ts";
import { comparedMethod } from "#app/data/methods.server.ts";
import { drawnFlaws, flaws } from "#model/schema/flaws.ts";
import { aspects } from "#model/schema/methods.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/languages.ts";
import { methodNames, type MethodName } from "#model/site/paths.ts";
import type { CndWords } from "#model/schema/pages/cnd.ts";

/** A method as a row of the comparison, with what it sees of the plate: by `content/methods.yaml` alone. */
function methodOn(plate: CndWords["plate"], name: MethodName, language: Language) {
  const { sees = {} } = content.methods[name];
  const seen = drawnFlaws.filter((flaw) => flaw in sees);
  const names = seen.map((flaw) => plate.flaws[flaw]);
  const { code } = content.in[language][`methods/${name}`];
  const alt = names.length > 0 ? listed(plate.alt, "flaws", names, language) : undefined;
  return { ...comparedMethod(name, language), code, seen, alt };
}

/** Each method with what it sees; and radiography, which is none of them, for comparison only. */
export function comparisonData(
  { methods, plate, comparison }: Pick<CndWords, "methods" | "plate" | "comparison">,
  language: Language,
) {
  const { note, compared } = content.in[language].methods;
  return {
    ...comparison,
    head: methods,
    note,
    flaws: drawnFlaws.map((id) => ({ id, name: plate.flaws[id], aspect: flaws[id] })),
    columns: compared.columns,
    aspects: aspects.map((aspect) => ({ id: anchorOf(aspect), name: comparison.aspects[aspect] })),
    methods: methodNames.map((name) => methodOn(plate, name, language)),
    radiography: { ...comparison.radiography, id: "radiography", aspects: ["internal"] },
  };
}

export type ComparisonData = ReturnType<typeof comparisonData>;
