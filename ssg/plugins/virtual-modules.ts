import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { markColoursOf, paletteOf, type Palette } from "#model/site/palette.ts";
import type { Project } from "../project.ts";
import { isIn } from "../pages.ts";
import { constantsCss } from "./constants-css.ts";
import { pictureModule } from "./pictures.ts";

/** Colours that styles use with transparency, and therefore need without `rgb()`. */
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
  pictures: ({ site, folder, lasting }) =>
    pictureModule(site().content, join(folder, "content/images"), lasting),
  "theme-colour": ({ site }) =>
    exported("themeColour", markColoursOf(site().content.company.brand.colours).ground),
  "inline-scripts": async (project) => exported("inlineScripts", await project.inlineScripts()),
  "colours.css": coloursCss,
  "constants.css": constantsCss,
  "inks.css": inksCss,
};

/** The name of a generated module. In development, style sheets are also imported as text, with `?inline`. */
const nameOf = (id: string) => /^\0virtual:([^?]+)/.exec(id)?.[1] ?? "";

/** Modules generated from the content: added and deleted files change them too. */
const ofContent = ["content", "site", "pictures"];

/** Vite plugin: `import … from "virtual:<name>"` returns a generated module. */
export function virtualModules(project: Project): Plugin {
  const { folder } = project;
  return {
    name: "virtual-modules",
    resolveId: (id) => (id.startsWith("virtual:") && id.slice(8) in makers ? `\0${id}` : undefined),
    load: (id) => makers[nameOf(id)]?.(project),
    transform: {
      filter: { id: /^\0virtual:/ },
      handler(_, id) {
        // Not in `load`: Vite forgets what that watches if a module is requested before another imports it, as style sheets are.
        // Browsers request style sheets at once: they must load even while other content has mistakes.
        const madeOf = nameOf(id).endsWith(".css") ? "content/company.yaml" : "content/**/*.yaml";
        for (const file of globSync(madeOf, { cwd: folder })) this.addWatchFile(join(folder, file));
      },
    },
    hotUpdate({ type, file }) {
      const { moduleGraph } = this.environment;
      // Vite does not know the files that scripts are made from, nor new files of the content: these modules are invalidated on
      // any such change.
      const names = [
        "inline-scripts",
        ...(type !== "update" && isIn(join(folder, "content"), file) ? ofContent : []),
      ];
      for (const name of names) {
        const module = moduleGraph.getModuleById(`\0virtual:${name}`);
        if (module) moduleGraph.invalidateModule(module);
      }
    },
  };
}
