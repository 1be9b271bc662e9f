import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { markColoursOf, paletteOf, type Palette } from "#model/site/palette.ts";
import type { Project } from "../project.ts";
import { isIn } from "../pages.ts";
import { constantsCss } from "./constants-css.ts";
import { pictureModule } from "./pictures.ts";

/** Colours that veils are made of, and therefore wanted without their `rgb()`. */
const veils: readonly (keyof Palette)[] = ["band-deep", "frame", "glow", "line"];

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(" ");

function coloursCss({ site }: Project): string {
  const palette = paletteOf(site().content.company.brand.colours);
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

const makers: Readonly<Record<string, (project: Project) => string | Promise<string>>> = {
  content: ({ site }) => exported("content", site().content),
  site({ site }) {
    const { languages, officeIds, methodNames, drawnMethods, paths } = site();
    return exported("facts", { languages, officeIds, methodNames, drawnMethods, paths });
  },
  pictures: ({ site, folder }) => pictureModule(site().content, join(folder, "content/images")),
  "theme-colour": ({ site }) =>
    exported("themeColour", markColoursOf(site().content.company.brand.colours).ground),
  "inline-scripts": async (project) => exported("inlineScripts", await project.inlineScripts()),
  "colours.css": coloursCss,
  "constants.css": constantsCss,
  "inks.css": inksCss,
};

/** What is made of the content: files that were added or taken away change it as well. */
const ofContent = ["content", "site", "pictures"];

/** Vite plugin: `import … from "virtual:<name>"` gives a module that is made, not written. */
export function virtualModules(project: Project): Plugin {
  const { folder } = project;
  return {
    name: "virtual-modules",
    resolveId: (id) => (id.startsWith("virtual:") && id.slice(8) in makers ? `\0${id}` : undefined),
    load(id) {
      // While developing, style sheets are asked for as text, too: by `?inline`.
      const [, name = ""] = /^\0virtual:([^?]+)/.exec(id) ?? [];
      const make = makers[name];
      if (!make) return undefined;
      // Browsers ask for style sheets at once, before a mistake elsewhere in the content has been told.
      const madeOf = name.endsWith(".css") ? "content/company.yaml" : "content/**/*.yaml";
      for (const file of globSync(madeOf, { cwd: folder })) this.addWatchFile(join(folder, file));
      return make(project);
    },
    hotUpdate({ type, file }) {
      const { moduleGraph } = this.environment;
      // Made from many files, of which Vite does not know: anew upon any change. Of content, new files are not known.
      const names = [
        "inline-scripts",
        ...(type !== "update" && isIn(join(folder, "content"), file) ? ofContent : []),
      ];
      for (const name of names) {
        const made = moduleGraph.getModuleById(`\0virtual:${name}`);
        if (made) moduleGraph.invalidateModule(made);
      }
    },
  };
}
