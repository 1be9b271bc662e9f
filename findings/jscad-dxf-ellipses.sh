#!/usr/bin/env bash
# @jscad/dxf-deserializer 2.3.30 (npm), with which JSCAD imports drawings, reads a flange in DXF: a round hole and an elliptic one, both at (10, 5).
# Expected: both holes are there. Groups 10 and 20 of an ellipse are its centre, and 11 and 21 the end of its major axis from the centre (DXF Reference,
#           ELLIPSE).
# Seen:     the elliptic hole is at (0, 0), wherever it is in the drawing, without a message. The round hole, the arc and the polyline are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @jscad/dxf-deserializer@2.3.30
cat >read.cjs <<'JS'
const { deserialize } = require("@jscad/dxf-deserializer");
const entities = {
  CIRCLE: [[100, "AcDbCircle"], [10, 10], [20, 5], [30, 0], [40, 2]],
  ARC: [[100, "AcDbCircle"], [10, 10], [20, 5], [30, 0], [40, 2], [100, "AcDbArc"], [50, 0], [51, 180]],
  LWPOLYLINE: [[100, "AcDbPolyline"], [90, 3], [70, 1], [10, 8], [20, 4], [10, 12], [20, 4], [10, 12], [20, 6]],
  ELLIPSE: [[100, "AcDbEllipse"], [10, 10], [20, 5], [30, 0], [11, 2], [21, 0], [31, 0], [40, 0.5], [41, 0], [42, 6.283185307179586]],
};
for (const [type, groups] of Object.entries(entities)) for (const move of [0, 100]) {
  const moved = groups.map(([code, value]) => [code, code === 10 ? value + move : value]);
  const drawing = [[0, "SECTION"], [2, "HEADER"], [9, "$ACADVER"], [1, "AC1015"], [0, "ENDSEC"], [0, "SECTION"], [2, "ENTITIES"], [0, type], [5, "1A"],
    [100, "AcDbEntity"], [8, "0"], ...moved, [0, "ENDSEC"], [0, "EOF"]].map(([code, value]) => `${code}\n${value}\n`).join("");
  const shapes = [deserialize({ output: "geometry", filename: "flange.dxf" }, drawing)].flat(9);
  const corners = shapes.flatMap(({ sides, points }) => sides?.flat() ?? points ?? []);
  const range = (axis) => `${Math.round(Math.min(...corners.map((corner) => corner[axis])))} to ${Math.round(Math.max(...corners.map((corner) => corner[axis])))}`;
  console.log(`${type}: x from ${range(0)}, y from ${range(1)}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'CIRCLE: x from 8 to 12, y from 3 to 7
CIRCLE: x from 108 to 112, y from 3 to 7
ARC: x from 8 to 12, y from 5 to 7
ARC: x from 108 to 112, y from 5 to 7
LWPOLYLINE: x from 8 to 12, y from 4 to 6
LWPOLYLINE: x from 108 to 112, y from 4 to 6
ELLIPSE: x from -2 to 2, y from -1 to 1
ELLIPSE: x from -2 to 2, y from -1 to 1' ]
