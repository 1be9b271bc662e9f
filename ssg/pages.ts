import { globSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

/** Starts behaviours and islands in the browser. */
export const entry = "app/entry.ts";

/** The modules that documents refer to and browsers import by URL. */
const browserModules = [entry, "app/islands/hydrate.tsx", ...globSync("app/**/*.island.tsx").sort()];

/** All documents and vCards of the site, by path. Runs at build time, and in `npm run dev`. */
export const routesModule = "app/documents/routes.server.tsx";

export const outputFolder = "dist/next";

/** Whether a file is in a folder, or somewhere below it. */
export const isIn = (folder: string, file: string) => !relative(folder, file).startsWith("..");

/** Prefix of the id of a module that wraps an island for documents. */
const boundary = "\0island-boundary:";

/** Vite plugin: what is built for browsers and for prerendering, and which module each of them gets for an island. */
export function pages(): Plugin {
  return {
    name: "pages",
    config: () => ({
      appType: "custom",
      optimizeDeps: { entries: browserModules },
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        client: {
          build: {
            outDir: `${outputFolder}/client`,
            manifest: true,
            rolldownOptions: {
              preserveEntrySignatures: "exports-only",
              input: Object.fromEntries(
                browserModules.map((module) => [
                  basename(module).replace(/\.tsx?$/, ""),
                  normalizePath(module),
                ]),
              ),
            },
          },
        },
        ssr: {
          build: {
            outDir: `${outputFolder}/server`,
            // The style sheet of all pages, and pictures that only loaders import.
            emitAssets: true,
            rolldownOptions: { input: routesModule, output: { entryFileNames: "routes.js" } },
          },
        },
      },
    }),
    resolveId: {
      order: "pre",
      async handler(id, importer, options) {
        const { name, config } = this.environment;
        // Documents import the wrapper of an island, browsers the island itself.
        if (name === "ssr" && id.endsWith(".island.tsx") && importer && !importer.startsWith(boundary)) {
          const module = await this.resolve(id, importer, { ...options, skipSelf: true });
          return module && boundary + module.id;
        }
        const forBrowsers = name === "client" && importer && isIn(join(config.root, "app"), importer);
        if (forBrowsers && /\.server\.tsx?$|^#model\//.test(id))
          throw new Error(`${importer} is sent to browsers, and may import nothing but types from ${id}`);
        return undefined;
      },
    },
    load(id) {
      if (!id.startsWith(boundary)) return undefined;
      const file = id.slice(boundary.length);
      const module = normalizePath(relative(this.environment.config.root, file));
      return [
        `import Island from ${JSON.stringify(file)};`,
        `import { asIsland } from "#app/islands/island.server.tsx";`,
        `export default asIsland(${JSON.stringify(module)}, Island);`,
      ].join("\n");
    },
  };
}
