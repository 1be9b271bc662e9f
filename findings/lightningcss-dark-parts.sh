#!/usr/bin/env bash
# lightningcss 1.33.0 with the targets of Vite 8, on a colour in a custom property, in a dark part of a light page; asked of Chromium 156 (Debian 12).
# Expected: `--text: light-dark(black, white)` on `:root` is substituted as it is written, so it is white where `color-scheme: dark` is set on a part.
# Seen:     it becomes `var(--lightningcss-light, black) var(--lightningcss-dark, white)`, which is decided on `:root`: black text on the dark
#           part. `color: light-dark(black, white)` on the part itself is white.
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
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
const compiled = (css) => transform({ filename: "a.css", code: Buffer.from(css), targets }).code.toString();
const root = ":root { color-scheme: light; --text: light-dark(black, white) } .part { color-scheme: dark; background: canvas;";
const sheets = [`${root} color: var(--text) }`, `${root} color: light-dark(black, white) }`];
const page = await browser.newPage();
const seen = [];
for (const css of sheets.flatMap((sheet) => [sheet, compiled(sheet)])) {
  await page.setContent(`<style>${css}</style><p class="part">Texte`);
  seen.push(await page.evaluate(() => getComputedStyle(document.querySelector("p")).color));
}
await browser.close();
console.log(`by var(): ${seen[0]}, compiled ${seen[1]}\ndirectly: ${seen[2]}, compiled ${seen[3]}`);
const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
process.exit(seen.join() === [white, black, white, white].join() ? 0 : 1);
JS
node run.mjs
