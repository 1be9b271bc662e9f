import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Vite plugin: `import "virtual:<name>.css"` gives rules that are made, not written.
 * @param make gives the rules, for the project in a folder  @param watched files of the project that they are made from
 */
export function virtualSheet(
  name: string,
  make: (project: string) => string,
  watched: readonly string[] = [],
): Plugin {
  const moduleId = `virtual:${name}.css`;
  const resolvedId = `\0${moduleId}`;
  let project = process.cwd();
  return {
    name: `${name}-css`,
    configResolved: ({ root }) => {
      project = root;
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      // While developing, it is asked for as text, too: by `?inline`.
      if (id.split("?")[0] !== resolvedId) return undefined;
      for (const file of watched) this.addWatchFile(join(project, file));
      return make(project);
    },
  };
}
