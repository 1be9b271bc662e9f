#!/usr/bin/env bash
# esbuild 0.28.2, the default CSS minifier of Vite up to 7, and clean-css 5.3.3 (level 2), on one side that is set twice: as `inline` and as `left`.
# Expected: `padding-inline` and `padding-left` set the same side (CSS Logical Properties), so the last one written counts, and their order stays.
# Seen:     both join `padding` and `padding-left` without regard to `padding-inline` between them. esbuild puts the result behind it, so the
#           right side of `padding: 1px; padding-inline: 2px; padding-left: 3px` is 1px instead of 2px; clean-css puts it in front, so the
#           left side is 2px instead of 3px. So `margin`; esbuild also `inset`, and both the corners of `border-radius`. lightningcss 1.33.0 keeps them.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" esbuild@0.28.2 clean-css@5.3.3 lightningcss@1.33.0
cat >run.cjs <<'JS'
const CleanCSS = require("clean-css");
const esbuild = require("esbuild");
const lightningcss = require("lightningcss");
const minifiers = {
  esbuild: (css) => esbuild.transformSync(css, { loader: "css", minify: true }).code.trim(),
  "clean-css": (css) => new CleanCSS({ level: 2 }).minify(css).styles,
  lightningcss: (css) => lightningcss.transform({ filename: "a.css", minify: true, code: Buffer.from(css) }).code.toString(),
};
const rules = ["padding:1px;padding-inline:2px;padding-left:3px", "margin:1px;margin-inline:2px;margin-left:3px",
  "inset:1px;inset-inline:2px;left:3px", "border-radius:1px;border-start-start-radius:2px;border-top-left-radius:3px"];
const seen = Object.entries(minifiers).map(([name, minify]) => {
  const minified = rules.map((rule) => minify(`a{${rule}}`).slice(2, -1));
  console.log([name, ...minified].join("\n  "));
  return minified.join("|");
});
const moved = {
  esbuild: "padding-inline:2px;padding:1px 1px 1px 3px|margin-inline:2px;margin:1px 1px 1px 3px|inset-inline:2px;inset:1px 1px 1px 3px|border-radius:3px 1px 1px;border-start-start-radius:2px",
  "clean-css": `padding:1px 1px 1px 3px;padding-inline:2px|margin:1px 1px 1px 3px;margin-inline:2px|${rules[2]}|border-radius:3px 1px 1px;border-start-start-radius:2px`,
  lightningcss: rules.join("|"),
};
process.exit(seen.join() === Object.values(moved).join() ? 0 : 1);
JS
node run.cjs
