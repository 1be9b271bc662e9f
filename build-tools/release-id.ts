import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const moduleId = "virtual:release";
const resolvedId = `\0${moduleId}`;

/** Name of the code that pages are made by: eight characters that change when a file of `app/` or a package does. */
function releaseOf(root: string): string {
  const files = globSync("app/**/*.{ts,tsx,css}", { cwd: root, exclude: ["**/*.test.*"] }).sort();
  const hash = createHash("sha256");
  for (const file of [...files, "package-lock.json"])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 8);
}

/**
 * Vite plugin: `import { release } from "virtual:release"` gives the name of the code that is being built. New words alone
 * do not change it, because the scripts of an open page can show them.
 */
export function releaseId(): Plugin {
  let root = process.cwd();
  return {
    name: "release-id",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId ? `export const release = ${JSON.stringify(releaseOf(root))};` : undefined,
  };
}
