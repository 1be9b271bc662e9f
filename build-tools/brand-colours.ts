import { join } from "node:path";
import type { Plugin } from "vite";
import { markColoursOf, paletteOf, type BrandColours, type Palette } from "#app/brand/palette.server.ts";
import { siteContent } from "./content.ts";

const styles = "virtual:colours.css";
const module = "virtual:theme-colour";
const resolved = (id: string) => `\0${id}`;

/** Colours that veils are made of, and therefore wanted without their `rgb()`. */
const veils: readonly (keyof Palette)[] = ["ink", "ink-deep", "line", "petrol-bright"];

/** `#0b2530` as `11 37 48`. */
const channels = (hex: string) =>
  [1, 3, 5].map((start) => String(Number.parseInt(hex.slice(start, start + 2), 16))).join(" ");

/** Custom properties for every colour of the palette. */
export function colourCss(colours: BrandColours): string {
  const palette = paletteOf(colours);
  const declarations = [
    ...Object.entries(palette).map(([name, hex]) => `--${name}:${hex}`),
    ...veils.map((name) => `--${name}-rgb:${channels(palette[name])}`),
  ];
  return `@layer tokens{:root{${declarations.join(";")}}}`;
}

/**
 * Vite plugin: `import "virtual:colours.css"` gives the colours made from `content/company.yaml` to CSS, and
 * `import { themeColour } from "virtual:theme-colour"` gives the one that browsers show around the page.
 */
export function brandColours(): Plugin {
  let project = process.cwd();
  const read = () => siteContent(project).company.brand.colours;
  return {
    name: "brand-colours",
    configResolved: ({ root }) => {
      project = root;
    },
    resolveId: (id) => (id === styles || id === module ? resolved(id) : undefined),
    load(id) {
      // While developing, it is asked for as text, too: by `?inline`.
      const [name] = id.split("?");
      if (name !== resolved(styles) && name !== resolved(module)) return undefined;
      this.addWatchFile(join(project, "content/company.yaml"));
      return name === resolved(styles)
        ? colourCss(read())
        : `export const themeColour = ${JSON.stringify(markColoursOf(read()).ground)};`;
    },
  };
}
