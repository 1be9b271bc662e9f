#!/usr/bin/env bash
# dxf-parser 1.1.2 (npm), on which several viewers of drawings are built, reads a long note (MTEXT) in a DXF drawing.
# Expected: the note as it was typed, "… L = 12 500 mm …". A text of more than 250 characters is in pieces of 250 characters, in groups 3, and the rest is
#           in group 1 (DXF Reference, MTEXT): a piece can end in the space between two words or figures.
# Seen:     dxf-parser trims each piece before it joins them: 12 500 mm is 12500 mm here, and with the pieces cut elsewhere, "weld 12 5 mm" is
#           "weld 125 mm", and two words are one. dxf 5.3.1 and dxf-json 0.14.1 keep the space. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dxf-parser@1.1.2 dxf@5.3.1 dxf-json@0.14.1
cat >read.cjs <<'JS'
const DxfParser = require("dxf-parser");
const { Helper } = require("dxf");
const { DxfParser: Json } = require("dxf-json");
const filler = "All welds of this frame are to be examined visually and by ultrasonic testing after the last heat treatment. ".repeat(3);
for (const [before, after] of [["L = 12 ", "500 mm"], ["weld 12 ", "5 mm from the edge"], ["magnetic ", "particles"], ["L = 12 5", "00 mm"]]) {
  const first = filler.slice(-(250 - before.length)) + before;
  const groups = [[0, "SECTION"], [2, "ENTITIES"], [0, "MTEXT"], [5, "1A"], [100, "AcDbEntity"], [8, "0"], [100, "AcDbMText"], [10, 1], [20, 2], [30, 0],
    [40, 2.5], [41, 180], [71, 1], [3, first], [1, after], [0, "ENDSEC"], [0, "EOF"]];
  const drawing = groups.map(([code, value]) => `${code}\n${value}\n`).join("");
  const end = (text) => text.slice(text.lastIndexOf(before.split(" ")[0]));
  console.log(`dxf-parser: ${end(new DxfParser().parseSync(drawing).entities[0].text)}`);
  console.log(`dxf: ${end(new Helper(drawing).parsed.entities[0].string)}`);
  console.log(`dxf-json: ${end(new Json().parseSync(drawing).entities[0].text)}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'dxf-parser: L = 12500 mm
dxf: L = 12 500 mm
dxf-json: L = 12 500 mm
dxf-parser: weld 125 mm from the edge
dxf: weld 12 5 mm from the edge
dxf-json: weld 12 5 mm from the edge
dxf-parser: magneticparticles
dxf: magnetic particles
dxf-json: magnetic particles
dxf-parser: L = 12 500 mm
dxf: L = 12 500 mm
dxf-json: L = 12 500 mm' ]
