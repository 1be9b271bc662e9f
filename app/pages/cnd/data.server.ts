/** Data of the page of all methods. */
import { content } from "#app/data/content.server.ts";
import { methodLinks } from "#app/data/links.server.ts";
import { listed } from "#app/data/listed.server.ts";
import { comparedMethod, drawingData } from "#app/data/methods.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { approvalFact } from "#app/data/recognitions.server.ts";
import { otherControls } from "#app/data/control-cards.server.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import { drawnFlaws, flaws } from "#model/schema/flaws.ts";
import { aspects } from "#model/schema/methods.ts";
import type { Words } from "#model/schema/model.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language, MethodName } from "#model/site/pages.ts";
import { methodNames, pathOf } from "#app/site/site.server.ts";

type Compared = Pick<Words["cnd"], "methods" | "plate" | "comparison">;

/** A method as a row of the comparison, with the flaws of the plate that it sees according to `content/methods.yaml`. */
function methodOn(plate: Compared["plate"], name: MethodName, language: Language) {
  const { sees = {} } = content.methods[name];
  const seen = drawnFlaws.filter((flaw) => flaw in sees);
  const names = seen.map((flaw) => plate.flaws[flaw]);
  const { code } = content.in[language][`methods/${name}`];
  const alt = names.length > 0 ? listed(plate.alt, "flaws", names, language) : undefined;
  return { ...comparedMethod(name, language), code, seen, alt };
}

/** Each method with what it sees; and, for comparison only, radiography, which is none of the site's methods. */
function comparisonData({ methods, plate, comparison }: Compared, language: Language) {
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

/** Data of the page on non-destructive testing. */
export function loader(language: Language) {
  // Names and links only: each method has a page of its own.
  const parts = methodLinks(language).map(({ label, href }) => ({ name: label, url: siteUrl + href }));
  const { words, ...page } = pageData("cnd", language, { things: [serviceOf("cnd", language, parts)] });
  const { comparison, methods, plate, focus, ...rest } = words;
  const diagram = drawingData("ultrasonic", language);
  return {
    ...page,
    words: rest,
    facts: [...words.facts, ...approvalFact("general", language)],
    focus: diagram && { ...focus, href: pathOf("methods/ultrasonic", language), diagram },
    comparison: comparisonData({ comparison, methods, plate }, language),
    otherControls: otherControls(language, "cnd"),
  };
}
