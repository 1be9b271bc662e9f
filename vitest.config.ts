import { defineConfig } from "vitest/config";
import { virtualModules } from "./ssg/plugins/virtual-modules.ts";
import { projectAt } from "./ssg/project.ts";

/** Unit tests run in Node, with one of the site's Vite plugins: the one that provides site and content. */
export default defineConfig({
  plugins: [virtualModules(projectAt(import.meta.dirname, true))],
  test: {
    environment: "node",
    // On a busy machine it takes seconds just to start a process.
    testTimeout: 60_000,
    // Load modules once for all test files.
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
