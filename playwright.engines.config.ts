import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** The main journeys in three engines. Chromium comes from Playwright; the others are started by the tests themselves. */
export default defineConfig({
  ...config,
  testDir: "tests/engines",
  // Each window takes a browser of its own.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: ["chromium", "firefox", "webkit"].map((name) => ({ name })),
});
