#!/usr/bin/env bash
# Chromium 156.0.8078.108 (Debian 12, headless), driven by playwright-core 1.65.1, 2026-11-29.
# Input:    a link to /b#x, pressed with the mouse; #x is a panel that can be focused (`tabindex="0"`), as the panels of tabs are.
# Expected: #x gets the focus, and `:focus-visible` does not match: the mouse was used (HTML Standard, "scroll to the fragment";
#           Selectors 4, 9.4).
# Seen:     it matches, so the whole panel is outlined, also after a touch. If the link stands in the same document, it does not.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/chromium.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium_ready "$folder" chromium-headless-shell=156.0.8078.108-1~deb12u1 playwright-core@1.65.1
cat >run.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { browser } from "./chromium.mjs";
writeFileSync("a.html", `<!doctype html><title>a</title><a href="b.html#x">to b</a>`);
writeFileSync("b.html", `<!doctype html><title>b</title><a href="#x">to x</a><section id="x" tabindex="0">panel</section>`);
const page = await browser.newPage();
/** Whether #x has the focus, and whether that is shown, after a press of the mouse on the link in a file. */
async function afterPress(file) {
  await page.goto(pathToFileURL(file).href);
  await page.click("a");
  await page.waitForFunction(() => document.activeElement?.id === "x");
  return page.evaluate(() => document.activeElement.matches(":focus-visible"));
}
const seen = { version: browser.version(), fromOtherDocument: await afterPress("a.html"), fromSameDocument: await afterPress("b.html") };
console.log(seen);
await browser.close();
process.exit(seen.fromOtherDocument && !seen.fromSameDocument ? 0 : 1);
JS
node run.mjs
