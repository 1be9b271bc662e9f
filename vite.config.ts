import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { floor } from "./build-tools/floor.js";
import { chunkGroups } from "./build-tools/chunks.ts";
import { brandColours } from "./build-tools/brand-colours.ts";
import { content } from "./build-tools/content.ts";
import { constantsCss } from "./build-tools/constants-css.ts";
import { brandFiles } from "./build-tools/brand-files/brand-files.ts";
import { inksCss } from "./build-tools/inks-css.ts";
import { inlineScriptsModule } from "./build-tools/inline-scripts.ts";
import { pictureDirectives } from "./build-tools/pictures.ts";
import { preview } from "./build-tools/preview.ts";
import { fontSubset } from "./build-tools/font-subset.ts";
import { styleSheets } from "./build-tools/style-sheets.ts";

/** Parts of the router's plugin that patch a page on screen through the router in the browser, of which there is none. */
const patching = ["react-router:hmr-updates", "react-router-server-change-trigger-client-hmr"];

export default defineConfig({
  plugins: [
    content(),
    styleSheets(),
    constantsCss(),
    inksCss(),
    inlineScriptsModule(),
    fontSubset(),
    brandColours(),
    imagetools({ cache: { dir: ".cache/pictures" }, ...pictureDirectives }),
    preview(),
    brandFiles(),
    reactRouter().filter(({ name }) => !patching.includes(name)),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    // The floor of browsers (README.md): controls from the first, content from the second.
    target: floor.controls,
    cssTarget: floor.content,
    // Logos and icons stay files: inlined, they would be sent again with every page and its data.
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    // One style sheet for all pages: the second page a visitor sees waits for nothing but its document.
    cssCodeSplit: false,
  },
  server: {
    // The router's build watches the project while it writes pages into it, and would look at each of them again and again.
    watch: { ignored: ["build", ".cache"].map((folder) => join(import.meta.dirname, folder, "**")) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
