/**
 * The main journeys in Chromium, Firefox and WebKit: `npm run test:engines`. Installs from Debian what is missing; the
 * site is served as it was built last. Further arguments go to Playwright, such as `--project=firefox`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensureProgram, type Program } from "./debian.ts";
import { orExplain } from "./explain.ts";

const programs: readonly Program[] = [
  { command: "firefox-esr", package: "firefox-esr", purpose: "the journeys cannot run in Firefox" },
  { command: "WebKitWebDriver", package: "webkit2gtk-driver", purpose: "the journeys cannot run in WebKit" },
  { command: "xvfb-run", package: "xvfb", purpose: "WebKit's browser has no screen" },
  { command: "xauth", package: "xauth", purpose: "WebKit's browser has no screen" },
];

await orExplain(() => {
  const problem = ensureBrowser();
  if (problem !== undefined) throw new Error(problem);
  for (const program of programs) ensureProgram(program);
  const playwright = join("node_modules", "@playwright", "test", "cli.js");
  const args = [playwright, "test", "--config", "playwright.engines.config.ts", ...process.argv.slice(2)];
  const { status } = spawnSync("xvfb-run", ["-a", process.execPath, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
});
