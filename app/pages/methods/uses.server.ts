import { content } from "#app/content/content.server.ts";
import { equipmentControls, equipmentNames, pointControls, type Control } from "#app/content/equipment.ts";
import { partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { MethodName } from "#app/i18n/paths.ts";

/** Where a method is used: each kind of equipment, with the parts and the damage there that the method looks for. */
export function usesOf(method: MethodName, language: Language) {
  return equipmentNames
    .filter((name) => equipmentControls[name].includes(method))
    .map((name) => {
      const { name: equipment, damage, points } = content.in[language].equipment[name];
      const parts = points.filter((_, index) => {
        const controls: readonly Control[] = pointControls[name][index] ?? [];
        return controls.includes(method);
      });
      return {
        name: equipment,
        href: partPath("domains", name, language),
        // Where no part is named, its usual damage is.
        parts: parts.length > 0 ? parts : [{ name: undefined, damage }],
      };
    });
}
