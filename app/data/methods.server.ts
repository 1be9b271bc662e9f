/** What pages show of a method besides its words: its row in the comparison, and the props of its drawing. */
import { anchorOf } from "#model/site/anchors.ts";
import { localeOf } from "#model/site/languages.ts";
import type { Language, MethodName } from "#model/site/pages.ts";
import type { Diagrams, DiagramWords } from "#model/schema/diagrams.ts";
import type { DiagramProps } from "#app/diagrams/figure/words.ts";
import { aspectsOf } from "#model/schema/methods.ts";
import { content } from "./content.server.ts";
import { explanationLink } from "./links.server.ts";

/** A method as a row of the comparison. */
export function comparedMethod(name: MethodName, language: Language) {
  const { compared } = content.in[language][`methods/${name}`];
  const { href, label } = explanationLink(name, language);
  return {
    ...compared,
    id: anchorOf(name),
    name: label,
    href,
    aspects: aspectsOf(content.methods[name]).map(anchorOf),
  };
}

/** The decimal separator of a language. Found at build time: in a browser, the call to `Intl` takes a phone 50 ms. */
function decimalMarkOf(language: Language): string {
  const locale = localeOf(content.in[language].language);
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** Props of a method's drawing; undefined if the content has no words for one. */
export function drawingData<Name extends keyof Diagrams>(
  name: Name,
  language: Language,
): DiagramProps<Name> | undefined {
  const { methods, [`methods/${name}` as const]: own } = content.in[language];
  const diagram = own.diagram as DiagramWords<Name> | undefined;
  return (
    diagram && {
      ...diagram,
      name: own.name,
      controls: methods.diagramControls,
      decimalMark: decimalMarkOf(language),
    }
  );
}
