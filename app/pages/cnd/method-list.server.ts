import { content } from "#app/data/content.server.ts";
import { methodLinks } from "#app/data/links.server.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/languages.ts";
import { drawingPath } from "#model/site/paths.ts";

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
