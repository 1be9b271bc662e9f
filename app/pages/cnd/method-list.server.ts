import { content } from "#app/content/content.server.ts";
import { methodLinks } from "#app/content/links.server.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import { drawingPath } from "#app/i18n/paths.ts";

/** The methods in two sentences each, with their drawings and the way to their pages. */
export function methodList(language: Language) {
  return methodLinks(language).map(({ name, href, label, code }) => ({
    href,
    label,
    code,
    id: anchorOf(name),
    principle: content.in[language][`methods/${name}`].principle,
    drawing: drawingPath(name),
  }));
}

export type ListedMethod = ReturnType<typeof methodList>[number];
