import { content } from "#app/data/content.server.ts";
import type { Language } from "#model/site/languages.ts";
import { partPath, type MethodName } from "#model/site/paths.ts";

/** Where a method is used: each kind of equipment, with the parts and the damage there that the method looks for. */
export function usesOf(method: MethodName, language: Language) {
  return Object.entries(content.in[language].equipment)
    .filter(([id]) => content.equipment[id]?.controls.includes(method))
    .map(([id, { name: equipment, damage, points }]) => {
      const parts = points.filter((_, index) => content.equipment[id]?.points[index]?.includes(method));
      return {
        name: equipment,
        href: partPath("domains", id, language),
        // Where no part is named, its usual damage is.
        parts: parts.length > 0 ? parts : [{ name: undefined, damage }],
      };
    });
}
