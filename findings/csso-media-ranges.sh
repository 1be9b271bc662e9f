#!/usr/bin/env bash
# csso 5.0.5 (npm), a CSS minifier, on widths in the range syntax of Media Queries 4 (Chrome 104, Firefox 63, Safari 16.4) and on a nested rule.
# Expected: what it does not understand is kept, or reported.
# Seen:     the whole block is deleted without a word: `@media (width >= 48em) {…}` and, with its rules for paper, `@media print, (width >= 48em)
#           {…}`. `& .b` within `.a` is deleted too. `min-width` stays. cssnano 7.1.9 keeps all four.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" csso@5.0.5 cssnano@7.1.9 postcss@8.5.33
cat >run.cjs <<'JS'
const csso = require("csso");
const cssnano = require("postcss")([require("cssnano")]);
const rules = [
  "@media (min-width:48em){p{color:red}}",
  "@media (width >= 48em){p{color:red}}",
  "@media print, (width >= 48em){p{color:red}}",
  ".a{color:red;& .b{color:tan}}",
];
(async () => {
  const seen = [];
  for (const rule of rules) {
    const other = (await cssnano.process(rule, { from: undefined })).css;
    seen.push([csso.minify(rule).css, /red.*tan|@media.*red/.test(other)]);
    console.log(`${rule} -> "${seen.at(-1)[0]}"`);
  }
  const lost = seen.map(([css]) => css).join("|");
  process.exit(lost === "@media (min-width:48em){p{color:red}}|||.a{color:red}" && seen.every(([, kept]) => kept) ? 0 : 1);
})();
JS
node run.cjs
