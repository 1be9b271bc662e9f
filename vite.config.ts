import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath } from "vite";
import { floor } from "./ssg/floor.js";
import { chunkGroups } from "./ssg/plugins/chunks.ts";
import { brandFiles } from "./ssg/files/brand-files.ts";
import { pictures } from "./ssg/plugins/pictures.ts";
import { devPages } from "./ssg/dev.ts";
import { pages } from "./ssg/pages.ts";
import { prerender } from "./ssg/prerender.ts";
import { projectAt } from "./ssg/project.ts";
import { contentProblemsPage } from "./ssg/content-problems-page.ts";
import { fontSubset } from "./ssg/plugins/font-subset.ts";
import { styleSheets } from "./ssg/plugins/style-sheets.ts";
import { virtualModules } from "./ssg/plugins/virtual-modules.ts";

export default defineConfig(({ command }) => {
  const project = projectAt(process.cwd(), command === "build");
  return {
    plugins: [
      virtualModules(project),
      styleSheets(),
      fontSubset(project),
      pictures(),
      contentProblemsPage(project),
      brandFiles(project),
      pages(),
      prerender(project),
      devPages(),
      react(),
    ],
    css: {
      transformer: "lightningcss",
      // Names of animations stay as written, so that style sheets can share one.
      lightningcss: { drafts: { customMedia: true }, cssModules: { animation: false } },
    },
    build: {
      // The oldest supported browsers (README.md): for controls, and for content.
      target: floor.controls,
      cssTarget: floor.content,
      // Logos and icons stay files: inlined, every page would contain them again.
      assetsInlineLimit: 0,
      cssMinify: "lightningcss",
      // One style sheet for all pages: a second page then needs only its HTML.
      cssCodeSplit: false,
    },
    server: {
      // Do not watch the output of commands. A function, because in a glob pattern brackets in the project's path would have a
      // meaning.
      watch: {
        ignored: (file: string) =>
          /^(?:dist|\.cache)(?:\/|$)/.test(normalizePath(relative(import.meta.dirname, file))),
      },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  };
});
