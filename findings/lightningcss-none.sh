#!/usr/bin/env bash
# lightningcss 1.33.0, the default minifier of Vite 8, on shorthands with the value `none`.
# Expected: `border-image: none` stays. Beside `text-decoration: none`, thickness and colour stay: they count as soon as another rule sets the line.
# Seen:     `border-image: none` becomes `border-image:` without a value, which browsers ignore, so a picture set by another rule stays; so
#           `-webkit-mask-box-image`. `text-decoration: none; text-decoration-thickness: 2px` loses the thickness, so that a line set by
#           `a:hover { text-decoration-line: underline }` is thin; so the colour. So `text-emphasis`.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lightningcss@1.33.0
cat >run.cjs <<'JS'
const { transform } = require("lightningcss");
const expected = {
  "a{border-image:none}": "a{border-image:}",
  "a{-webkit-mask-box-image:none}": "a{-webkit-mask-box-image:}",
  "a{text-decoration:none;text-decoration-thickness:2px}": "a{text-decoration:none}",
  "a{text-decoration:none;text-decoration-color:red}": "a{text-decoration:none}",
  "a{text-decoration:underline;text-decoration-thickness:2px}": "a{text-decoration:underline 2px}",
  "a{text-emphasis:none;text-emphasis-color:red}": "a{text-emphasis:none}",
};
const seen = Object.entries(expected).map(([rule, written]) => {
  const minified = transform({ filename: "a.css", minify: true, code: Buffer.from(rule) }).code.toString();
  console.log(`${rule} -> ${minified}`);
  return minified === written;
});
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.cjs
