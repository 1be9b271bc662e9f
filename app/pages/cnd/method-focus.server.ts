import { content } from "#app/content/content.server.ts";
import { drawingData } from "#app/content/methods.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";
import type { CndWords } from "./page.server.ts";

/** Ultrasonic testing with its drawing; nothing where its words have been taken away. */
export function methodFocus(focus: CndWords["focus"], language: Language) {
  const diagram = drawingData(content.in[language]["methods/ultrasonic"], language);
  return diagram && { ...focus, href: pathOf("methods/ultrasonic", language), diagram };
}
