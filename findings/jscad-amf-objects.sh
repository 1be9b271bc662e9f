#!/usr/bin/env bash
# @jscad/amf-deserializer 2.3.13 (npm, of the CAD program JSCAD) reads solids in AMF, a format for additive manufacturing: a wedge with a side of 10.
# Expected: as ISO/ASTM 52915 has it: the unit is millimeter, inch, feet, meter or micron, an object may have a colour of its own, and a constellation puts
#           an object in several places.
# Seen:     10 feet are 10 mm (only "foot" is known, which the standard does not have), and 10 inches are 254.0005 mm. Of an object with a colour, nothing
#           is left but the colour; with that of its volume it is right. A constellation is left out: of two wedges, one is there. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @jscad/amf-deserializer@2.3.13 @jscad/modeling@2.13.0
cat >read.cjs <<'JS'
const { measureBoundingBox } = require("@jscad/modeling").measurements;
const { deserialize } = require("@jscad/amf-deserializer");
const corners = [[0, 0, 0], [10, 0, 0], [0, 10, 0], [0, 0, 10]];
const vertices = corners.map(([x, y, z]) => `<vertex><coordinates><x>${x}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`);
const triangles = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]].map(([a, b, c]) => `<triangle><v1>${a}</v1><v2>${b}</v2><v3>${c}</v3></triangle>`);
const red = "<color><r>1</r><g>0</g><b>0</b></color>";
const file = (unit, object = "", volume = "", more = "") => `<?xml version="1.0" encoding="UTF-8"?>
<amf unit="${unit}"><object id="1">${object}<mesh><vertices>${vertices.join("")}</vertices>
<volume>${volume}${triangles.join("")}</volume></mesh></object>${more}</amf>`;
const places = ["0", "100"].map((x) => `<instance objectid="1"><deltax>${x}</deltax></instance>`).join("");
const files = { millimeter: file("millimeter"), inch: file("inch"), feet: file("feet"), "colour of the volume": file("millimeter", "", red),
  "colour of the object": file("millimeter", red), constellation: file("millimeter", "", "", `<constellation id="2">${places}</constellation>`) };
for (const [name, text] of Object.entries(files)) {
  const read = deserialize({ output: "geometry", filename: "wedge.amf" }, text);
  const size = (solid) => `${measureBoundingBox(solid)[1].map((side) => side.toFixed(4)).join(" ")} mm`;
  console.log(`${name}: ${read.map((item) => (item.polygons ? size(item) : JSON.stringify(item))).join("; ")}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'millimeter: 10.0000 10.0000 10.0000 mm
inch: 254.0005 254.0005 254.0005 mm
feet: 10.0000 10.0000 10.0000 mm
colour of the volume: 10.0000 10.0000 10.0000 mm
colour of the object: [1,0,0,1]
constellation: 10.0000 10.0000 10.0000 mm' ]
