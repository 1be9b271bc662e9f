#!/usr/bin/env bash
# lightningcss 1.33.0, the default minifier of Vite 8, on `transform` beside `rotate` or `scale`.
# Expected: they stay separate properties, as in CSS: the browser applies translate, rotate and scale first, then transform, in whatever order they
#           are written; an animation of one leaves the others alone.
# Seen:     one is written into the other by the order in the file. `rotate` in front of `transform` is deleted; behind it, it is applied last
#           instead of first: translateX(100px) with `rotate: 90deg` shows the box 100 px to the right and not 100 px below. So in keyframes, and
#           in two rules that follow each other.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lightningcss@1.33.0
cat >run.cjs <<'JS'
const { transform } = require("lightningcss");
const written = (css) => transform({ filename: "a.css", minify: true, targets: { chrome: 111 << 16 }, code: Buffer.from(css) }).code.toString();
const seen = [
  "a{rotate:90deg;transform:translateX(100px)}",
  "a{transform:translateX(100px);rotate:90deg}",
  "a{transform:translateX(9px)}a{scale:2}",
  "@keyframes k{0%{scale:2;transform:none}}",
].map(written);
console.log(seen.join("\n"));
process.exit(
  seen.join("|") ===
    "a{transform:translate(100px)}|a{transform:translate(100px)rotate(90deg)}|a{transform:translate(9px)scale(2)}|@keyframes k{0%{transform:none}}"
    ? 0
    : 1,
);
JS
node run.cjs
