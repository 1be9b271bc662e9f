import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { markColoursOf, paletteOf, type Palette } from "#model/site/palette.ts";
import { siteContent } from "../site-content.ts";
import { constantsCss } from "./constants-css.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { pictureModule } from "./pictures.ts";

/** Colours that veils are made of, and therefore wanted without their `rgb()`. */
const veils: readonly (keyof Palette)[] = ["band-deep", "frame", "glow", "line"];

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(" ");

function coloursCss(project: string): string {
  const palette = paletteOf(siteContent(project).company.brand.colours);
  const declarations = [
    ...Object.entries(palette).map(([name, hex]) => `--${name}:${hex}`),
    ...veils.map((name) => `--${name}-rgb:${channels(palette[name])}`),
  ];
  return `@layer tokens{:root{${declarations.join(";")}}}`;
}

function inksCss(): string {
  const rules = [...inkDeclarations].map(
    ([name, declarations]) => `[data-drawing] [data-ink="${name}"]{${declarations}}`,
  );
  return `@layer ui{${rules.join("")}}`;
}

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

const makers: Readonly<Record<string, (project: string) => string | Promise<string>>> = {
  content: (project) => exported("content", siteContent(project)),
  pictures: (project) => pictureModule(siteContent(project), join(project, "content/images")),
  "theme-colour": (project) =>
    exported("themeColour", markColoursOf(siteContent(project).company.brand.colours).ground),
  "inline-scripts": async (project) => exported("inlineScripts", await inlineScripts(project)),
  "colours.css": coloursCss,
  "constants.css": constantsCss,
  "inks.css": inksCss,
};

/** Vite plugin: `import … from "virtual:<name>"` gives a module that is made, not written. */
export function virtualModules(): Plugin {
  let project = process.cwd();
  return {
    name: "virtual-modules",
    configResolved: ({ root }) => {
      project = root;
    },
    resolveId: (id) => (id.startsWith("virtual:") && id.slice(8) in makers ? `\0${id}` : undefined),
    load(id) {
      // While developing, style sheets are asked for as text, too: by `?inline`.
      const [, name = ""] = /^\0virtual:([^?]+)/.exec(id) ?? [];
      const make = makers[name];
      if (!make) return undefined;
      // Browsers ask for style sheets at once, before a mistake elsewhere in the content has been told.
      const madeOf = name.endsWith(".css") ? "content/company.yaml" : "content/**/*.yaml";
      for (const file of globSync(madeOf, { cwd: project })) this.addWatchFile(join(project, file));
      return make(project);
    },
    hotUpdate() {
      // Made from many files, of which Vite does not know: anew upon any change.
      const made = this.environment.moduleGraph.getModuleById("\0virtual:inline-scripts");
      if (made) this.environment.moduleGraph.invalidateModule(made);
    },
  };
}
