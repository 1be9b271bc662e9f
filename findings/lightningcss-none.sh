#!/usr/bin/env bash
# lightningcss 1.33.0, the default minifier of Vite 8, on shorthands with the value `none`.
# Expected: `border-image: none` stays. Beside `text-decoration: none`, colour and thickness stay: they count as soon as another rule sets the line.
# Seen:     `border-image: none` becomes `border-image:` without a value, which browsers ignore, so a picture set by another rule stays; so
#           `-webkit-mask-box-image`. `text-decoration: none; text-decoration-color: red` loses the colour, so that a line set by
#           `a:hover { text-decoration-line: underline }` is not red; so `text-emphasis`, and, unless Safari is among the targets, the thickness.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lightningcss@1.33.0
cat >run.cjs <<'JS'
const { transform } = require("lightningcss");
// Vite's own targets.
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
const thickness = "a{text-decoration:none;text-decoration-thickness:2px}";
const rules = [
  ["a{border-image:none}", targets, "a{border-image:}"],
  ["a{-webkit-mask-box-image:none}", targets, "a{-webkit-mask-box-image:}"],
  ["a{text-decoration:none;text-decoration-color:red}", targets, "a{-webkit-text-decoration:none;text-decoration:none}"],
  ["a{text-emphasis:none;text-emphasis-color:red}", targets, "a{text-emphasis:none}"],
  [thickness, targets, thickness],
  [thickness, undefined, "a{text-decoration:none}"],
];
const seen = rules.map(([rule, targets, expected]) => {
  const minified = transform({ filename: "a.css", minify: true, targets, code: Buffer.from(rule) }).code.toString();
  console.log(`${targets ? "Vite's targets" : "no targets"}: ${rule} -> ${minified}`);
  return minified === expected;
});
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.cjs
