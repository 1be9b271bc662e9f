import { content } from "#app/data/content.server.ts";
import { drawingData } from "#app/data/methods.server.ts";
import type { Language } from "#model/site/languages.ts";
import { pathOf } from "#model/site/paths.ts";
import type { CndWords } from "#model/schema/pages/cnd.ts";

/** Ultrasonic testing with its drawing; nothing where its words have been taken away. */
export function methodFocus(focus: CndWords["focus"], language: Language) {
  const diagram = drawingData(content.in[language]["methods/ultrasonic"], language);
  return diagram && { ...focus, href: pathOf("methods/ultrasonic", language), diagram };
}
