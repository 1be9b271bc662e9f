#!/usr/bin/env bash
# pandoc 3.9 (npm's pandoc-wasm 1.1.0; 2.17 of Debian 12 does the same) converts a page with a drawing between the words: <svg viewBox="0 0 8 8">.
# Expected: the drawing stays, or becomes an image file that can be shown. HTML needs no `xmlns` in it; a file of its own
#           is XML, needs it, and its names are case-sensitive. The name of the drawing, `aria-label`, becomes the alternative text.
# Seen:     the image is the drawing without `xmlns` and with `viewbox`, `lineargradient`, `clippath`: Chromium shows a broken
#           image. The alternative text is empty; plain text has no name either. With `xmlns` in the page the image loads, but has no `viewBox`.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" pandoc-wasm@1.1.0
cat >convert.mjs <<'JS'
import { convert } from "pandoc-wasm";
const drawing = '<svg viewBox="0 0 8 8" role="img" aria-label="Plan"><clipPath></clipPath><path d="M0 0h8v8z"></path></svg>';
for (const to of ["html", "plain"]) {
  const { stdout } = await convert({ from: "html", to }, drawing, {});
  const seen = stdout.replace(/base64,([^"]+)/, (_, text) => Buffer.from(text, "base64").toString());
  console.log(`${to}: ${seen.replaceAll(/\s+/g, " ").trim()}`);
}
JS
node convert.mjs | tee seen
[ "$(cat seen)" = 'html: <img src="data:image/svg+xml;<svg viewbox="0 0 8 8" role="img" aria-label="Plan"><clippath></clippath><path d="M0 0h8v8z" /></svg>" />
plain: []' ]
