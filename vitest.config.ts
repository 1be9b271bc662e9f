import { defineConfig } from "vitest/config";
import { virtualModules } from "./ssg/plugins/virtual-modules.ts";
import { projectAt } from "./ssg/project.ts";

/** Unit tests run in Node. Of the site's Vite plugins they have the one that hands the content in. */
export default defineConfig({
  plugins: [virtualModules(projectAt(import.meta.dirname, true))],
  test: {
    environment: "node",
    // On a busy machine a process alone takes seconds to start.
    testTimeout: 60_000,
    // Modules are loaded once for all files.
    isolate: false,
    include: [
      "app/**/*.test.{ts,tsx}",
      "model/**/*.test.ts",
      "ssg/**/*.test.ts",
      "editor/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
  },
});
