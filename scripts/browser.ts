import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureProgram, installedProgram, installFromDebian, run } from "./debian.ts";

/** Debian's headless Chromium, which opens pages in half the time. */
const shell = "chromium-headless-shell";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function installedBrowser(): string | undefined {
  const elsewhere = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return installedProgram(...names) ?? elsewhere.find((path) => existsSync(path));
}

function namedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (!named) return undefined;
  if (existsSync(named)) return named;
  throw new Error(
    `CHROME_PATH names ${named}, which does not exist: correct it, or unset it to let a browser be found`,
  );
}

/** Path of the browser for tests; undefined: Playwright uses its own download. */
export function browserPath(): string | undefined {
  return namedBrowser() ?? installedProgram(shell) ?? installedBrowser();
}

/** The full browser, as visitors have it: only this one prerenders pages. Installs it if there is none. */
export function windowedBrowserPath(): string {
  const [command = ""] = names;
  return (
    namedBrowser() ??
    installedBrowser() ??
    ensureProgram({ command, package: command, purpose: "nothing can be measured" })
  );
}

/** The headless browser, for measuring single pages: drawing windows would delay the page on two processors. */
export function measuringBrowserPath(): string {
  if (!namedBrowser() && !installedProgram(shell)) installFromDebian(shell);
  return browserPath() ?? windowedBrowserPath();
}

export function ensureBrowser(): void {
  if (browserPath() !== undefined || existsSync(chromium.executablePath()) || installFromDebian(shell))
    return;
  console.error("No browser found: downloading Playwright's Chromium…");
  if (!run(process.execPath, [join("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"]))
    throw new Error(
      "No browser could be found or installed: install Chromium or Chrome, or set CHROME_PATH to one, then run this again",
    );
}
