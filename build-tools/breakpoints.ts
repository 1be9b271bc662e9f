import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Vite plugin: every style sheet of the site knows the widths of `app/styles/breakpoints.css`. */
export function breakpoints(): Plugin {
  let file = "";
  return {
    name: "breakpoints",
    enforce: "pre",
    configResolved: ({ root }) => {
      file = join(root, "app/styles/breakpoints.css");
    },
    transform: {
      filter: { id: { include: /\/app\/.*\.css(?:\?|$)/, exclude: /\?(?:raw|url)/ } },
      handler(code) {
        this.addWatchFile(file);
        // Behind the rules: an @import must stand first.
        return { code: code + readFileSync(file, "utf8"), map: null };
      },
    },
  };
}
