#!/usr/bin/env bash
# lightningcss 1.33.0, the default minifier of Vite 8, on a longhand behind a shorthand that resets it.
# Expected: `font: 1rem serif; font-variant-numeric: tabular-nums` stays in this order. `font` sets all its longhands, so what follows it counts.
# Seen:     the longhand is moved in front of the shorthand, which resets it: digits are no longer of one width. So with `font-feature-settings`,
#           `font-kerning` and other longhands of `font`, with `overflow-inline` and `overflow`, with `transition-behavior` and `transition`. Once the
#           value of `font` contains `var()` or is `inherit`, the order stays. esbuild 0.28.2 keeps it in all of them.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lightningcss@1.33.0 esbuild@0.28.2
cat >run.cjs <<'JS'
const { transformSync } = require("esbuild");
const { transform } = require("lightningcss");
const rules = [
  "a{font:1rem serif;font-variant-numeric:tabular-nums}",
  'a{font:1rem serif;font-feature-settings:"tnum"}',
  "a{font:1rem serif;font-kerning:none}",
  "a{overflow:hidden;overflow-inline:auto}",
  "a{transition:opacity 1s;transition-behavior:allow-discrete}",
];
const kept = ["a{font:1rem var(--f);font-variant-numeric:tabular-nums}", "a{font:inherit;font-variant-numeric:tabular-nums}"];
const written = (css) => transform({ filename: "a.css", minify: true, code: Buffer.from(css) }).code.toString();
const swapped = (css) => css.replace(/\{(.*);(.*)\}/, "{$2;$1}");
for (const rule of [...rules, ...kept]) console.log(`${rule} -> ${written(rule)}`);
const moved = rules.every((rule) => written(rule) === swapped(rule)) && kept.every((rule) => written(rule) === rule);
const other = [...rules, ...kept].every((rule) => transformSync(rule, { loader: "css", minify: true }).code.trim() === rule);
process.exit(moved && other ? 0 : 1);
JS
node run.cjs
