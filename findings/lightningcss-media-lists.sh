#!/usr/bin/env bash
# lightningcss 1.33.0 with `drafts: { customMedia: true }`, 2026-11-27.
# Expected: `@custom-media --open print, (width >= 48em)` and `@media (--open)` give `print, (min-width: 48em)`: a comma means "or".
# Seen:     `print and (min-width: 48em)`. And a list without media types becomes `(…) or (…)`, which the target, Chrome 99,
#           does not know; it knows the comma list.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lightningcss@1.33.0
cat >run.cjs <<'JS'
const { transform } = require("lightningcss");
const written = (list) =>
  transform({
    filename: "a.css",
    targets: { chrome: 99 << 16 },
    drafts: { customMedia: true },
    code: Buffer.from(`@custom-media --x ${list};@media (--x){a{color:red}}`),
  }).code.toString().split("\n")[0];
const seen = [written("print, (width >= 48em)"), written("(any-pointer: coarse), (width <= 36em)")];
console.log(seen.join("\n"));
process.exit(/print and \(/.test(seen[0]) && /\) or \(/.test(seen[1]) ? 0 : 1);
JS
node run.cjs
