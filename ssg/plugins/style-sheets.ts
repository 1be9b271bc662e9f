import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Cascade layers (`app/styles/index.css`) by folder of `app/`: each style sheet is put into that of its folder. */
const layers: Readonly<Partial<Record<string, string>>> = {
  ui: "ui",
  diagrams: "ui",
  sections: "sections",
  pages: "sections",
  frame: "frame",
};

/**
 * Vite plugin: puts every style sheet into the layer of its folder, and adds the custom media of `app/styles/breakpoints.css`.
 */
export function styleSheets(): Plugin {
  let widths = "";
  return {
    name: "style-sheets",
    enforce: "pre",
    configResolved: ({ root }) => {
      widths = join(root, "app/styles/breakpoints.css");
    },
    transform: {
      filter: { id: { include: /\/app\/.*\.css(?:\?|$)/, exclude: /\?(?:raw|url)/ } },
      handler(code, id) {
        this.addWatchFile(widths);
        const layer = layers[/\/app\/(\w+)\//.exec(id)?.[1] ?? ""];
        const rules = layer === undefined ? code : `@layer ${layer} {${code}}`;
        // Appended, as an @import must come first.
        return { code: rules + readFileSync(widths, "utf8"), map: null };
      },
    },
  };
}
