import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "#app/i18n/paths.ts";
import { writeSocialImages } from "./build-tools/brand-files/social-images.ts";
import { finishBuild } from "./build-tools/finish-build.ts";

export default {
  // Documents are made by `app/entry.server.tsx` while building; what would make them on a server is thrown away.
  ssr: true,
  // Beside the build that is being served, which stays whole until this one is finished.
  buildDirectory: "build/next",
  // Every address of the site, and one not-found page per language, becomes a plain file.
  prerender: [...prerenderedPaths],
  buildEnd: async ({ reactRouterConfig: { buildDirectory: made } }) => {
    const project = import.meta.dirname;
    await writeSocialImages(project, join(made, "client"));
    await finishBuild({ project, made, buildFolder: join(project, "build") });
  },
} satisfies Config;
