#!/usr/bin/env bash
# esbuild 0.28.2 (npm) compiles nested CSS for browsers that do not know nesting (here Chrome 99), beside lightningcss 1.33.0.
# Expected: declarations behind a nested block stay behind it (CSS Nesting 1, "nested declarations rule"; in Chrome since 130): the `p` of
#           `p { color: red; @media screen { color: tan } color: blue }` is blue. lightningcss writes it so.
# Seen:     esbuild moves them in front of the block, as browsers did at first: the `p` is tan. So around `@supports` and `&:where(.a)`. For Chrome 130,
#           esbuild leaves the nesting, so that the same source gives two colours.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" esbuild@0.28.2 lightningcss@1.33.0
cat >run.cjs <<'JS'
const esbuild = require("esbuild");
const lightningcss = require("lightningcss");
const rules = [
  "p{color:red;@media screen{color:tan}color:blue}",
  "p{color:red;@supports (top:0){color:tan}color:blue}",
  "p{color:red;&:where(.a){color:tan}color:blue}",
];
const byEsbuild = (css, chrome) => esbuild.transformSync(css, { loader: "css", target: `chrome${chrome}` }).code;
const byLightning = (css) => lightningcss.transform({ filename: "a.css", code: Buffer.from(css), targets: { chrome: 99 << 16 } }).code.toString();
const order = (css) => css.match(/\b(red|tan|blue)\b|#00f/g).join().replace("#00f", "blue");
const seen = rules.map((rule) => {
  console.log(`${rule} -> esbuild ${byEsbuild(rule, 99).replace(/\s+/g, " ")}`);
  return [byEsbuild(rule, 99), byLightning(rule), byEsbuild(rule, 130)].map(order).join(" | ");
});
console.log(seen.join("\n"));
process.exit(seen.every((orders) => orders === "red,blue,tan | red,tan,blue | red,tan,blue") ? 0 : 1);
JS
node run.cjs
