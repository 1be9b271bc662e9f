import { defineConfig } from "vitest/config";

/** Unit tests run in Node, without the site's Vite plugins: what needs those is tested in a browser. */
export default defineConfig({
  // The package that is named below lacks the sources of which it speaks: a warning for each would hide what matters.
  logLevel: "error",
  test: {
    environment: "node",
    // Modules are loaded once for all files. What is said in a language of its own is asked for first, by `speak`.
    isolate: false,
    // This one imports JSON in a way that Node does not read and Vite does.
    server: { deps: { inline: ["@actions/workflow-parser"] } },
    include: ["app/**/*.test.{ts,tsx}", "build-tools/**/*.test.ts", "scripts/**/*.test.ts"],
  },
});
