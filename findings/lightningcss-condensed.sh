#!/usr/bin/env bash
# lightningcss 1.33.0, the default minifier of Vite 8, on condensed letters in the shorthand `font`, in Chromium 156 (Debian 12).
# Expected: `font: 600 condensed 1rem/1.2 sans-serif` stays valid. The shorthand takes the width as a word only; a percentage is for `font-stretch`.
# Seen:     `font: 600 75% 1rem/1.2 sans-serif`, which browsers refuse, and with it size, weight and family. Separate properties with
#           `font-stretch: 100%` are joined to such a `font`, too.
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
const written = (css) => transform({ filename: "a.css", minify: true, targets: { chrome: 140 << 16 }, code: Buffer.from(css) }).code.toString();
const separate =
  "p{font-size:1rem;line-height:1.2;font-family:sans-serif;font-weight:600;font-style:normal;font-variant-caps:normal;font-stretch:100%}";
const page = await browser.newPage();
const seen = [];
for (const css of ["p{font:600 condensed 1rem/1.2 sans-serif}", separate].flatMap((before) => [before, written(before)])) {
  await page.setContent(`<style>${css}</style><p>text`);
  seen.push(await page.evaluate(() => getComputedStyle(document.querySelector("p")).fontWeight));
  console.log(seen.at(-1), css);
}
await browser.close();
process.exit(seen.join() === "600,400,600,400" ? 0 : 1);
JS
node run.mjs
