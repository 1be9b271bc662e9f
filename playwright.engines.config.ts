import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** The main journeys in the engines that the other tests do not drive. The tests start them themselves. */
export default defineConfig({
  ...config,
  testDir: "tests/engines",
  // Each window takes a browser of its own.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: ["firefox", "webkit"].map((name) => ({ name })),
});
