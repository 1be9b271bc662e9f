import { basename, join, relative } from "node:path";
import type { Plugin } from "vite";
import { documentIds, moduleOf } from "#app/page-modules.server.ts";

export const entry = "app/entry.client.tsx";

/** Everything that is made of words, by address. It runs while building, and for `npm run dev`. */
export const routesModule = "app/routes.server.tsx";

export const madeFolder = "dist/next";

const modules = [...new Set(documentIds.map(moduleOf))];

/** Whether a file is in a folder, or somewhere below it. */
export const isIn = (folder: string, file: string) => !relative(folder, file).startsWith("..");

const chunkOf = (module: string) => basename(module.replace(/\/page\.tsx$/, ""), ".tsx");

/** Vite plugin: what is built for the browser and for prerendering, and what the browser never gets. */
export function pages(): Plugin {
  return {
    name: "pages",
    config: () => ({
      appType: "custom",
      optimizeDeps: { entries: [entry, ...modules] },
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        client: {
          build: {
            outDir: `${madeFolder}/client`,
            manifest: true,
            rolldownOptions: {
              // Pages and `hydrate` are imported by their addresses.
              preserveEntrySignatures: "exports-only",
              // In this order the rules of the one style sheet stand.
              input: {
                "entry.client": entry,
                ...Object.fromEntries(modules.map((module) => [chunkOf(module), module])),
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: `${madeFolder}/server`,
            // Pictures that only loaders name.
            emitAssets: true,
            rolldownOptions: { input: routesModule, output: { entryFileNames: "routes.js" } },
          },
        },
      },
    }),
    resolveId: {
      order: "pre",
      handler(id, importer) {
        const { name, config } = this.environment;
        const forBrowsers = name === "client" && importer && isIn(join(config.root, "app"), importer);
        if (forBrowsers && /\.server\.tsx?$|^#model\//.test(id))
          throw new Error(`${importer} is sent to browsers, and may import nothing but types from ${id}`);
      },
    },
    hotUpdate({ file, server }) {
      const { client } = server.environments;
      const isOurs = isIn(join(server.config.root, "app"), file);
      // What a browser has is patched; for what only documents are made of, it asks for the document anew.
      if (this.environment.name === "ssr" && isOurs && !client.moduleGraph.getModulesByFile(file)?.size)
        client.hot.send({ type: "full-reload" });
    },
  };
}
