#!/usr/bin/env bash
# Chromium 156.0.8078.108 (Debian 12, headless), driven by playwright-core 1.65.1, 2026-11-28.
# Expected: a page saved as MHTML, as phones share it, holds the whole document, also what `hidden="until-found"` (HTML standard)
#           keeps for the browser's search.
# Seen:     elements with `hidden` are left out, with this value too: closed tabs are not in the file, while closed `details` are.
#           No script runs in it, though `@media (scripting: none)` applies, so what scripts would reveal stays as it was.
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
const page = await browser.newPage();
writeFileSync("page.html", `<!doctype html><title>t</title><p>shown</p><div hidden="until-found">tab</div>
<details><summary>fold</summary>folded</details>`);
await page.goto(pathToFileURL("page.html").href);
const { data } = await (await page.context().newCDPSession(page)).send("Page.captureSnapshot");
writeFileSync("page.mhtml", data);
await page.goto(pathToFileURL("page.mhtml").href);
const seen = await page.evaluate(() => ({
  words: ["shown", "tab", "folded"].filter((word) => document.body.textContent.includes(word)).join(" "),
  scripting: matchMedia("(scripting: none)").matches ? "none" : "enabled",
}));
await browser.close();
console.log(seen);
process.exit(seen.words === "shown folded" && seen.scripting === "none" ? 0 : 1);
JS
node run.mjs
