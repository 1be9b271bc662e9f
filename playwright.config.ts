import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browser.ts";

const executablePath = browserPath();

export default defineConfig({
  testDir: "tests",
  testIgnore: "engines/**",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list", { printSteps: false }]],
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
