import { content } from "#app/data/content.server.ts";
import type { Language } from "#model/site/languages.ts";
import { partPath, type MethodName } from "#model/site/paths.ts";

/** Where a method is used: each kind of equipment, with the parts and the damage there that the method looks for. */
export const usesOf = (method: MethodName, language: Language) =>
  Object.entries(content.in[language].equipment).flatMap(([id, { name: equipment, points }]) => {
    const soughtAt = content.equipment[id]?.points ?? [];
    const parts = points.flatMap(({ name, damages }, point) =>
      damages
        .filter((_, index) => soughtAt[point]?.[index]?.by.includes(method))
        .map((damage) => ({ name, damage })),
    );
    return parts.length > 0 ? [{ name: equipment, href: partPath("domains", id, language), parts }] : [];
  });
