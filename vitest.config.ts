import { defineConfig } from "vitest/config";

/** Unit tests run in Node, without the site's Vite plugins: what needs those is tested in a browser. */
export default defineConfig({
  test: {
    environment: "node",
    // On a busy machine a process alone takes seconds to start.
    testTimeout: 60_000,
    // Modules are loaded once for all files.
    isolate: false,
    include: [
      "app/**/*.test.{ts,tsx}",
      "model/**/*.test.ts",
      "build/**/*.test.ts",
      "editor/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
  },
});
