import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browser.ts";

const executablePath = browserPath();

/** What is tested of the built site. `npm test` leaves the slow tests to `npm run test:slow`. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than processors: tests wait for clocks and for pictures most of the time.
  workers: 3,
  reporter: [["list", { printSteps: false }]],
  projects: [
    { name: "files", testDir: "tests/files" },
    { name: "browser", testDir: "tests/browser" },
    { name: "slow", testDir: "tests", testMatch: ["slow/**/*.spec.ts", "planted-faults/**/*.spec.ts"] },
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
