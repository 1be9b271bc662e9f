import { paletteOf, type BrandColours, type Palette } from "#model/site/palette.ts";
import { siteContent } from "./content.ts";
import { virtualSheet } from "./virtual-sheet.ts";

/** Colours that veils are made of, and therefore wanted without their `rgb()`. */
const veils: readonly (keyof Palette)[] = ["band-deep", "frame", "glow", "line"];

/** `#0b2530` as `11 37 48`. */
const channels = (hex: string) =>
  [1, 3, 5].map((start) => String(Number.parseInt(hex.slice(start, start + 2), 16))).join(" ");

/** Custom properties for every colour of the palette. */
function colourCss(colours: BrandColours): string {
  const palette = paletteOf(colours);
  const declarations = [
    ...Object.entries(palette).map(([name, hex]) => `--${name}:${hex}`),
    ...veils.map((name) => `--${name}-rgb:${channels(palette[name])}`),
  ];
  return `@layer tokens{:root{${declarations.join(";")}}}`;
}

/** Vite plugin: `import "virtual:colours.css"` gives the colours made from `content/company.yaml` to CSS. */
export const brandColours = () =>
  virtualSheet("colours", (project) => colourCss(siteContent(project).company.brand.colours), [
    "content/company.yaml",
  ]);
