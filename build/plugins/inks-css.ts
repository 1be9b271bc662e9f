import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { virtualSheet } from "./virtual-sheet.ts";

/** Vite plugin: `import "virtual:inks.css"` gives the inks of drawings to CSS. */
export const inksCss = () =>
  virtualSheet("inks", () => {
    const rules = [...inkDeclarations].map(
      ([name, declarations]) => `[data-drawing] [data-ink="${name}"]{${declarations}}`,
    );
    return `@layer ui{${rules.join("")}}`;
  });
