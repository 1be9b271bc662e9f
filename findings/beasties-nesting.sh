#!/usr/bin/env bash
# beasties 0.5.4 (npm), which puts the CSS that a page needs first into the page (Angular and Nuxt use it), with its default options.
# Expected: of a `<style>` in the page, which has no other copy, a rule is deleted only if it matches nothing. All these match.
# Seen:     `.m { color: red; & a { … } }` is deleted with its own colour, so is `:where(h1, h2)`, and `:focus-visible`. `.m { color: red; a { … } }`
#           and `.m { color: red; @media print { … } }` lose the colour. Without nesting, and as `h1, h2`, all stays.
# Remedy: `reduceInlineStyles: false`. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" beasties@0.5.4
cat >run.mjs <<'JS'
import Beasties from "beasties";
const expected = {
  ".m{color:red;& a{color:tan}}": "",
  ":where(h1,h2){color:red}": "",
  ":focus-visible{color:red}": "",
  ".m{color:red;a{color:tan}}": ".m{a{color:tan}}",
  ".m{color:red;@media print{color:tan}}": ".m{@media print{color:tan}}",
  ".m{color:red}.m a{color:tan}": ".m{color:red}.m a{color:tan}",
  "h1,h2{color:red}": "h1,h2{color:red}",
};
const reduced = async (css, options) => {
  const page = `<!DOCTYPE html><html><head><title>T</title><style>${css}</style></head><body><main class="m"><h1>T</h1><h2>U</h2><a href="/">a</a></main></body></html>`;
  const written = await new Beasties({ logLevel: "silent", ...options }).process(page);
  return /<style>([^]*)<\/style>/.exec(written)?.[1] ?? "";
};
const seen = [];
for (const [css, left] of Object.entries(expected)) {
  const written = await reduced(css);
  console.log(`${css} -> "${written}"`);
  seen.push(written === left, (await reduced(css, { reduceInlineStyles: false })) === css);
}
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.mjs
