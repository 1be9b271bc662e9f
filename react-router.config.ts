import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "#app/i18n/paths.ts";
import { finishBuild } from "./build-tools/finish-build.ts";

export default {
  ssr: false,
  // Beside the build that is being served, which stays whole until this one is finished.
  buildDirectory: "build/next",
  // Every address of the site, and one not-found page per language, becomes a plain file.
  prerender: [...prerenderedPaths],
  // There is no server to ask about routes: the browser gets the whole (small) route list with the page.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild({
      project: import.meta.dirname,
      made: reactRouterConfig.buildDirectory,
      buildFolder: join(import.meta.dirname, "build"),
    }),
} satisfies Config;
