import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browser.ts";

const executablePath = browserPath();

const slow = /@slow/;

/** Runs the whole suite on another site. It is as long as all other slow tests together, so it begins first. */
const longest = "**/other-brand.spec.ts";

/** `npm test` runs `site`, `npm run test:slow` those called slow, `npm run test:engines` the other engines. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than processors: tests wait for clocks and for pictures most of the time.
  workers: 3,
  // On a machine that does other things too, a sweep over a page takes longer, and browsers miss a moment now and then: what
  // fails twice fails, and what passes at its second try is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  projects: [
    { name: "site", testDir: "tests", testMatch: "{files,browser}/*.spec.ts", grepInvert: slow },
    { name: "slow-longest", testDir: "tests/slow", testMatch: longest },
    {
      name: "slow",
      testDir: ".",
      // Not those of the copies of the project.
      testIgnore: [join(import.meta.dirname, ".cache/**"), longest],
      testMatch: ["tests/slow/**/*.spec.ts", "tests/planted-faults/**/*.spec.ts", "editor/*.spec.ts"],
    },
    { name: "slow-browser", testDir: "tests/browser", grep: slow },
    // The main journeys in the engines that the other tests do not drive. The tests start them themselves.
    ...["firefox", "webkit"].map((name) => ({ name, testDir: "tests/engines" })),
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Still by default: what moves is tested where it is the subject.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // No process beside the one that each page has: a sixth less work.
        "--in-process-gpu",
        "--disable-site-isolation-trials",
        "--renderer-process-limit=1",
      ],
    },
  },
});
