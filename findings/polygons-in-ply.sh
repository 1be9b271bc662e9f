#!/usr/bin/env bash
# three 0.187.0 and @loaders.gl/ply 4.4.5 (both npm) read a plate in PLY: a square, and a pentagon beside it, as CAD programs write flat faces.
# Expected: two faces, made of 2 + 3 triangles, or a message. A face in PLY is a list of corners, with their number in front: "property list uchar int
#           vertex_indices" (description of the format by Stanford University, which calls it a polygon).
# Seen:     both leave faces of five corners out, without a message: the mesh has a hole, its area is 1 instead of 2.5. The square
#           is right, and so is the pentagon if it is cut into triangles before.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/ply@4.4.5
cat >read.mjs <<'JS'
import { parse } from "@loaders.gl/core";
import { PLYLoader as Other } from "@loaders.gl/ply";
import { PLYLoader } from "three/examples/jsm/loaders/PLYLoader.js";
const corners = [[0, 0], [1, 0], [1, 1], [0, 1], [2, 0], [2, 1], [1.5, 2]];
const area = (corner) => {
  let sum = 0;
  for (let i = 0; i < corner.length; i += 3) {
    const [[ax, ay], [bx, by], [cx, cy]] = [0, 1, 2].map((j) => corners[corner[i + j]]);
    sum += ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return sum;
};
for (const faces of [["4 0 1 2 3"], ["4 0 1 2 3", "3 1 4 5", "3 1 5 6", "3 1 6 2"], ["4 0 1 2 3", "5 1 4 5 6 2"], ["5 1 4 5 6 2"]]) {
  const ply = `ply\nformat ascii 1.0\nelement vertex 7\nproperty float x\nproperty float y\nproperty float z\nelement face ${faces.length}
property list uchar int vertex_indices\nend_header\n${corners.map((corner) => `${corner.join(" ")} 0\n`).join("")}${faces.join("\n")}\n`;
  const name = faces.map((face) => face[0]).join(" + ");
  console.log(`${name} corners, three: area ${area(new PLYLoader().parse(ply).index?.array ?? [])}`);
  console.log(`${name} corners, loaders.gl: area ${area((await parse(ply, Other, { worker: false })).indices?.value ?? [])}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '4 corners, three: area 1
4 corners, loaders.gl: area 1
4 + 3 + 3 + 3 corners, three: area 2.5
4 + 3 + 3 + 3 corners, loaders.gl: area 2.5
4 + 5 corners, three: area 1
4 + 5 corners, loaders.gl: area 1
5 corners, three: area 0
5 corners, loaders.gl: area 0' ]
