import type { Plugin } from "vite";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";

const moduleId = "virtual:inks.css";
const resolvedId = `\0${moduleId}`;

/** Vite plugin: `import "virtual:inks.css"` gives the inks of drawings to CSS. */
export function inksCss(): Plugin {
  return {
    name: "inks-css",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      // While developing, it is asked for as text, too: by `?inline`.
      if (id.split("?")[0] !== resolvedId) return undefined;
      const rules = [...inkDeclarations].map(
        ([name, declarations]) => `[data-drawing] [data-ink="${name}"]{${declarations}}`,
      );
      return `@layer ui{${rules.join("")}}`;
    },
  };
}
