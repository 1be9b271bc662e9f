#!/usr/bin/env bash
# clean-css 5.3.3 (npm), a CSS minifier, on the usual rule that stops motion, and on three values of newer CSS.
# Expected: `.01ms` is kept, or becomes `0s`, as `0.01ms` does; what it does not know is kept, or reported.
# Seen:     `transition-duration: .01ms` becomes `NaNs` (not a number, seconds), which browsers ignore: for readers who asked for less motion, all
#           moves as before. At level 2, `list-style: "– "` becomes `outside` (round bullets), `outline: 2px solid color-mix(…)` loses its colour, and
#           `translate .2s linear(0, 1)` takes the whole `transition` with it (this alone with a warning).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" clean-css@5.3.3
cat >run.cjs <<'JS'
const CleanCSS = require("clean-css");
const rules = [
  [1, "a{transition-duration:.01ms!important}", "a{transition-duration:NaNs!important}"],
  [1, "a{transition-duration:0.01ms!important}", "a{transition-duration:0s!important}"],
  [2, 'a{list-style:"– "}', "a{list-style:outside}"],
  [2, "a{outline:2px solid color-mix(in srgb,red,tan)}", "a{outline:solid 2px}"],
  [2, "a{transition:opacity .2s,translate .2s linear(0,1)}", ""],
];
const seen = rules.map(([level, rule, expected]) => {
  const { errors, styles, warnings } = new CleanCSS({ level }).minify(rule);
  console.log(`level ${level}: ${rule} -> "${styles}" ${warnings}`);
  return styles === expected && errors.length === 0 && (warnings.length > 0) === (styles === "");
});
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.cjs
