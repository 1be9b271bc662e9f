#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2 (npm), which draws SVG pictures with resvg (many preview images are made so), on a dimension line with an arrow at each end.
# Expected: `orient="auto-start-reverse"` turns the arrow at the start round, so that both point outwards; `fill="context-stroke"` gives the arrows
#           the colour of their line (both SVG 2). sharp 0.35.5, which draws with librsvg, does both.
# Seen:     both arrows point to the right, the first one into the line, and both are black.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @resvg/resvg-js@2.6.2 sharp@0.35.5
cat >run.mjs <<'JS'
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
<marker id="m" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
<path d="M0 0L10 5L0 10z" fill="context-stroke"/></marker>
<path d="M20 50H80" stroke="#f00" stroke-width="4" marker-start="url(#m)" marker-end="url(#m)"/></svg>`;
const drawn = { resvg: new Resvg(drawing).render().asPng(), sharp: Buffer.from(drawing) };
const seen = [];
for (const [name, picture] of Object.entries(drawn)) {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer();
  // The broad ends of the arrows: left of the line's start at 20 if that arrow points to the right, and right of it if it points to the left.
  const colour = (x, y) => (pixels[(y * 100 + x) * 4 + 3] < 128 ? "none" : pixels[(y * 100 + x) * 4] > 128 ? "red" : "black");
  seen.push(`${name}: left of the start ${colour(2, 44)}, right of it ${colour(38, 44)}; arrow at the end ${colour(62, 44)}`);
}
console.log(seen.join("\n"));
process.exit(seen.join("\n") === `resvg: left of the start black, right of it none; arrow at the end black
sharp: left of the start none, right of it red; arrow at the end red` ? 0 : 1);
JS
node run.mjs
