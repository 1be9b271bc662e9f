#!/usr/bin/env bash
# @jscad/stl-deserializer 2.1.30 (npm, of the CAD program JSCAD) reads a file in STL (ASCII) with two solids, as CAD programs export assemblies: a plate of
# 10 × 10 × 1 mm and a bolt.
# Expected: each solid once, or all of them as one: 100 and 8 mm³. The deserializer splits the file at "solid" and returns a list for it.
# Seen:     it returns two geometries, and each has all triangles of both: volume and weight are doubled, and both lie in the same place, so that a
#           drawing of them looks right. A file with one solid is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @jscad/stl-deserializer@2.1.30 @jscad/modeling@2.13.0
cat >read.cjs <<'JS'
const { measureVolume } = require("@jscad/modeling").measurements;
const { deserialize } = require("@jscad/stl-deserializer");
const sides = { "0 0 -1": [0, 2, 1, 0, 3, 2], "0 0 1": [4, 5, 6, 4, 6, 7], "0 -1 0": [0, 1, 5, 0, 5, 4], "1 0 0": [1, 2, 6, 1, 6, 5],
  "0 1 0": [2, 3, 7, 2, 7, 6], "-1 0 0": [3, 0, 4, 3, 4, 7] };
const solid = (name, [left, front, bottom], [x, y, z]) => {
  const corners = [[0, 0, 0], [x, 0, 0], [x, y, 0], [0, y, 0], [0, 0, z], [x, 0, z], [x, y, z], [0, y, z]];
  const vertex = (corner) => `vertex ${corners[corner][0] + left} ${corners[corner][1] + front} ${corners[corner][2] + bottom}`;
  const facets = Object.entries(sides).flatMap(([normal, side]) => [side.slice(0, 3), side.slice(3)].map((three) =>
    `facet normal ${normal}\nouter loop\n${three.map(vertex).join("\n")}\nendloop\nendfacet\n`));
  return `solid ${name}\n${facets.join("")}endsolid ${name}\n`;
};
const plate = solid("plate", [0, 0, 0], [10, 10, 1]);
const bolt = solid("bolt", [20, 0, 0], [2, 2, 2]);
for (const [name, text] of Object.entries({ plate, bolt, "plate and bolt": plate + bolt })) {
  const read = [deserialize({ output: "geometry", filename: "plate.stl" }, text)].flat();
  console.log(`${name}: ${read.map((geometry) => `${geometry.polygons.length} triangles, ${measureVolume(geometry).toFixed(0)} mm³`).join("; ")}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'plate: 12 triangles, 100 mm³
bolt: 12 triangles, 8 mm³
plate and bolt: 24 triangles, 108 mm³; 24 triangles, 108 mm³' ]
