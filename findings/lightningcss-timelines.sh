#!/usr/bin/env bash
# lightningcss 1.33.0 with `minify`, on an animation that follows scrolling; asked of Chromium 156 (Debian 12).
# Expected: `animation: grow linear both; animation-timeline: view()` stays two declarations: the shorthand resets the timeline and cannot set it.
# Seen:     `animation: linear both grow view()`, which Chromium refuses whole: the element is not animated at all. So without targets, and with the
#           target Chrome 140. Once Firefox is among the targets, as it is by default in Vite, they stay two.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/chromium.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium_ready "$folder" chromium-headless-shell=156.0.8078.108-1~deb12u1 playwright-core@1.65.1
npm install --silent --no-audit --no-fund lightningcss@1.33.0
cat >run.mjs <<'JS'
import { transform } from "lightningcss";
import { browser } from "./chromium.mjs";
const before = "p{animation:grow linear both;animation-timeline:view()}";
const written = (targets) => transform({ filename: "a.css", minify: true, targets, code: Buffer.from(before) }).code.toString();
const page = await browser.newPage();
const seen = [];
for (const css of [before, written(undefined), written({ chrome: 140 << 16 }), written({ firefox: 140 << 16 })]) {
  await page.setContent(`<style>@keyframes grow{from{scale:.5}}${css}</style><p>text`);
  seen.push(await page.evaluate(() => getComputedStyle(document.querySelector("p")).animationName));
  console.log(css, "->", seen.at(-1));
}
await browser.close();
process.exit(seen.join() === "grow,none,none,grow" ? 0 : 1);
JS
node run.mjs
