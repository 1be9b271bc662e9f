import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Layers of the cascade (`app/styles/index.css`), by the folder of `app/` whose style sheets live in them. */
const layers: Readonly<Partial<Record<string, string>>> = {
  ui: "ui",
  diagrams: "ui",
  sections: "sections",
  pages: "sections",
  frame: "frame",
};

/** Vite plugin: every style sheet lives in the layer of its folder, and knows the widths of `app/styles/breakpoints.css`. */
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
        // Behind the rules: an @import must stand first.
        return { code: rules + readFileSync(widths, "utf8"), map: null };
      },
    },
  };
}
