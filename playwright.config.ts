import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browser.ts";

const executablePath = browserPath();

/** Tests in copies of the project are not of this project. */
const testIgnore = join(import.meta.dirname, ".cache/**");

/**
 * Runs the whole suite on another company's site. It takes as long as all other tests before a release together, so it starts
 * first.
 */
const longest = "**/other-brand.spec.ts";

/**
 * `npm test` runs the project `site`, `npm run test:slow` those named slow…, `npm run test:release` those named release…, and
 * `npm run test:engines` firefox and webkit. Tests of the site that take more than five seconds beside other work
 * have the tag @slow in their title; those that repeat a test for other words, windows or pages, or try what few changes can break,
 * the tag @release.
 */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors of our machines: tests mostly wait for timers and pictures.
  workers: 3,
  // On a busy machine browsers sometimes miss an event. A test fails if it fails twice; one that passes at its second try is
  // reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list", { printSteps: false }]],
  projects: [
    { name: "site", testDir: "tests", testMatch: "{files,browser}/*.spec.ts", grepInvert: /@slow|@release/ },
    {
      name: "slow",
      testIgnore,
      testMatch: ["tests/slow/*.spec.ts", "editor/*.spec.ts"],
      grepInvert: /@release/,
    },
    { name: "slow-site", testDir: "tests", testMatch: "{files,browser}/*.spec.ts", grep: /@slow/ },
    { name: "release-longest", testDir: "tests/release", testMatch: longest },
    { name: "release", testDir: "tests/release", testIgnore: longest },
    {
      name: "release-others",
      testIgnore,
      testMatch: ["tests/{browser,slow}/*.spec.ts", "editor/*.spec.ts"],
      grep: /@release/,
    },
    // The main journeys in the other engines, which these tests start themselves.
    ...["firefox", "webkit"].map((name) => ({ name, testDir: "tests/engines" })),
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Reduced motion by default; tests of motion turn it off.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // One process for each page, without helper processes: a sixth less work.
        "--in-process-gpu",
        "--disable-site-isolation-trials",
        "--renderer-process-limit=1",
      ],
    },
  },
});
