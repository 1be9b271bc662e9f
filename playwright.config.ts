import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browser.ts";

const executablePath = browserPath();

/** Tag of the browser tests that are left to `npm run test:slow`. */
const slow = /@slow/;

/** Runs the whole suite on another site. It is as long as all other slow tests together, so it begins first. */
const longest = "**/other-brand.spec.ts";

/** `npm test` runs `files` and `browser`, `npm run test:slow` those called slow, `npm run test:engines` each engine. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than processors: tests wait for clocks and for pictures most of the time.
  workers: 3,
  reporter: [["list", { printSteps: false }]],
  projects: [
    { name: "files", testDir: "tests/files" },
    { name: "browser", testDir: "tests/browser", grepInvert: slow },
    { name: "slow-longest", testDir: "tests/slow", testMatch: longest },
    {
      name: "slow",
      testDir: ".",
      // Not those of the copies of the project.
      testIgnore: [join(import.meta.dirname, ".cache/**"), longest],
      testMatch: ["tests/slow/**/*.spec.ts", "tests/planted-faults/**/*.spec.ts", "editor/*.spec.ts"],
    },
    { name: "slow-browser", testDir: "tests/browser", grep: slow },
    // The main journeys. Chromium comes from Playwright; the others are started by the tests themselves.
    ...["chromium", "firefox", "webkit"].map((name) => ({
      name,
      testDir: "tests/engines",
      timeout: 60_000,
      expect: { timeout: 15_000 },
    })),
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Still by default: what moves is tested where it is the subject.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
