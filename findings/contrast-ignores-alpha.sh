#!/usr/bin/env bash
# get-contrast 3.0.0, color 5.0.3, colord 2.14.0, chroma-js 3.2.0, tinycolor2 1.6.0 (npm) measure the contrast of 10 % black on white.
# Expected: 1.25 (WCAG 2: the colour as it is shown, #e6e6e6), or a refusal.
# Seen:     all five say 21, the best there is: they leave the transparency out, so a text that can hardly be read passes AAA.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" get-contrast@3.0.0 color@5.0.3 colord@2.14.0 chroma-js@3.2.0 tinycolor2@1.6.0
cat >run.mjs <<'JS'
import Color from "color";
import chroma from "chroma-js";
import { colord, extend } from "colord";
import a11y from "colord/plugins/a11y";
import getContrast from "get-contrast";
import tinycolor from "tinycolor2";
extend([a11y]);
const measures = {
  "get-contrast": (text, ground) => getContrast.ratio(text, ground),
  color: (text, ground) => Color(text).contrast(Color(ground)),
  colord: (text, ground) => colord(text).contrast(ground),
  "chroma-js": (text, ground) => chroma.contrast(text, ground),
  tinycolor2: (text, ground) => tinycolor.readability(text, ground),
};
const seen = Object.entries(measures).map(([name, measure]) => {
  const ratios = ["rgba(0, 0, 0, 0.1)", "#e6e6e6"].map((text) => measure(text, "#ffffff"));
  console.log(`${name}: rgba(0, 0, 0, 0.1) ${ratios[0]}, #e6e6e6 ${ratios[1].toFixed(2)}`);
  return ratios[0] === 21 && ratios[1] < 1.3;
});
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.mjs
