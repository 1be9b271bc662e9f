#!/usr/bin/env bash
# dxf-parser 1.1.2 and dxf 5.3.1 (both npm) read a DXF drawing of a plate that was mirrored in CAD, as one half of a flange is: its holes and slots have
# the extrusion direction (0, 0, -1).
# Expected: a circle at x = 10 with this direction is at x = -10: its points are in the coordinates of the object, whose x axis is turned round (DXF
#           Reference, "Object Coordinate Systems", and "Arbitrary Axis Algorithm"). An ellipse at x = 10 is at x = 10: its centre is in those of the world
#           (ELLIPSE, groups 10 and 11).
# Seen:     dxf-parser drops the direction of circles and texts, although it keeps that of arcs, so that nobody can tell where a hole is. dxf moves the
#           ellipse to x = -10, in its lines and in SVG. It is right for the circle and the arc, and for all without that direction.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dxf-parser@1.1.2 dxf@5.3.1
cat >read.cjs <<'JS'
const DxfParser = require("dxf-parser");
const { Helper } = require("dxf");
const entities = {
  CIRCLE: [[100, "AcDbCircle"], [10, 10], [20, 5], [30, 0], [40, 2]],
  ARC: [[100, "AcDbCircle"], [10, 10], [20, 5], [30, 0], [40, 2], [100, "AcDbArc"], [50, 90], [51, 270]],
  ELLIPSE: [[100, "AcDbEllipse"], [10, 10], [20, 5], [30, 0], [11, 2], [21, 0], [31, 0], [40, 0.5], [41, 0], [42, 6.283185307179586]],
  TEXT: [[100, "AcDbText"], [10, 10], [20, 5], [30, 0], [40, 2.5], [1, "12"], [100, "AcDbText"]],
};
for (const z of [1, -1]) for (const [type, groups] of Object.entries(entities)) {
  const extrusion = z < 0 ? [[210, 0], [220, 0], [230, z]] : [];
  const at = type === "ARC" ? 5 : type === "TEXT" ? 6 : groups.length;
  const drawing = [[0, "SECTION"], [2, "ENTITIES"], [0, type], [5, "1A"], [100, "AcDbEntity"], [8, "0"], ...groups.slice(0, at), ...extrusion,
    ...groups.slice(at), [0, "ENDSEC"], [0, "EOF"]].map(([code, value]) => `${code}\n${value}\n`).join("");
  const entity = new DxfParser().parseSync(drawing).entities[0];
  const said = Object.entries(entity).filter(([key]) => /extrusion.*|^center$|^startPoint$/.test(key));
  console.log(`${type} ${z}, dxf-parser: ${JSON.stringify(Object.fromEntries(said)).replace(/"/g, "")}`);
  if (type === "TEXT") continue;
  const helper = new Helper(drawing);
  const x = helper.toPolylines().polylines[0].vertices.map((vertex) => vertex[0]);
  const svg = parseFloat(/viewBox="(\S+)/.exec(helper.toSVG())[1]);
  console.log(`${type} ${z}, dxf: x from ${Math.round(Math.min(...x))} to ${Math.round(Math.max(...x))}, SVG from ${svg}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'CIRCLE 1, dxf-parser: {center:{x:10,y:5,z:0}}
CIRCLE 1, dxf: x from 8 to 12, SVG from 8
ARC 1, dxf-parser: {center:{x:10,y:5,z:0}}
ARC 1, dxf: x from 8 to 10, SVG from 8
ELLIPSE 1, dxf-parser: {center:{x:10,y:5,z:0}}
ELLIPSE 1, dxf: x from 8 to 12, SVG from 8
TEXT 1, dxf-parser: {startPoint:{x:10,y:5,z:0}}
CIRCLE -1, dxf-parser: {center:{x:10,y:5,z:0}}
CIRCLE -1, dxf: x from -12 to -8, SVG from -12
ARC -1, dxf-parser: {center:{x:10,y:5,z:0},extrusionDirectionX:0,extrusionDirectionY:0,extrusionDirectionZ:-1}
ARC -1, dxf: x from -10 to -8, SVG from -10
ELLIPSE -1, dxf-parser: {center:{x:10,y:5,z:0}}
ELLIPSE -1, dxf: x from -12 to -8, SVG from -12
TEXT -1, dxf-parser: {startPoint:{x:10,y:5,z:0}}' ]
