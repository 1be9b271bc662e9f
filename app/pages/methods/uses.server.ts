import { content } from "#app/content/content.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { partPath, type MethodName } from "#app/i18n/paths.ts";

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
