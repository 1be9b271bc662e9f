import { anchorOf } from "#model/site/anchors.ts";
import { localeOf, type Language } from "#model/site/languages.ts";
import type { MethodName } from "#model/site/paths.ts";
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

/** What stands before decimals in a language. Found while building: a phone that asks `Intl` for it waits 50 ms. */
function decimalMarkOf(language: Language): string {
  const locale = localeOf(content.in[language].language);
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

interface Drawn {
  readonly name: string;
  readonly diagram?: object | undefined;
}

/** What the drawing of a method is made from, by the method's words; nothing where it has no drawing. */
export function drawingData<Words extends Drawn>({ name, diagram }: Words, language: Language) {
  const { diagramControls } = content.in[language].methods;
  const shared = { name, controls: diagramControls, decimalMark: decimalMarkOf(language) };
  return diagram && { ...(diagram as NonNullable<Words["diagram"]>), ...shared };
}
