#!/usr/bin/env bash
# Firefox ESR 153.8.0 (Debian 12), driven by WebDriver BiDi, 2026-11-28.
# Expected: `scrollIntoView`, and the focus, scroll until the element is in the window, also for a link in an SVG drawing.
# Seen:     it scrolls to the drawing. In one that is higher than the window (here 3000 px in 800), a link at its end stays
#           outside. Chromium 156 scrolls to the link.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/firefox.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
firefox_ready "$folder" firefox-esr=153.8.0esr-1~deb12u1 ws@8.23.0
cat >run.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { context, firefox, send } from "./firefox.mjs";
writeFileSync("page.html", `<!doctype html><title>t</title><p>words</p>
<svg width="200" height="3000"><a href="#x"><circle cx="100" cy="2900" r="20" /></a></svg>`);
await send("browsingContext.setViewport", { context, viewport: { width: 800, height: 800 } });
await send("browsingContext.navigate", { context, url: pathToFileURL("page.html").href, wait: "complete" });
const topAfter = async (act) => (await send("script.evaluate", { target: { context }, awaitPromise: false, expression:
  `(() => { scrollTo(0, 0); const link = document.querySelector("svg a"); link.${act}; return link.getBoundingClientRect().top; })()` })).result.value;
const tops = { scrollIntoView: await topAfter(`scrollIntoView({ block: "nearest" })`), focus: await topAfter("focus()") };
firefox.kill();
console.log({ ...tops, window: 800 });
process.exit(Object.values(tops).every((top) => top > 800) ? 0 : 1);
JS
node run.mjs
