#!/usr/bin/env bash
# three 0.187.0 (npm) reads a map of wall thicknesses in PLY, with columns and rows as whole numbers, as a scanner counts them, and thicknesses as float.
# Expected: the thicknesses 12.5 and 11.75 mm, and the deviation -0.6 mm. In PLY, each property has a type of its own ("property <type> <name>", in the
#           description of the format by Stanford University).
# Seen:     PLYLoader gives z the type of x: 12, 11 and 0. If x is counted in bytes, 300.5 is 44, and -0.6 is 0. No message comes. With a float x, all
#           are right, even if y is an int. @loaders.gl/ply 4.4.5 keeps the values.
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
const heights = (values) => [...values].filter((value, index) => index % 3 === 2).map((value) => +value.toFixed(3)).join(" ");
for (const types of ["float int", "int int", "uchar int"]) {
  const [x, y] = types.split(" ");
  const map = `ply\nformat ascii 1.0\nelement vertex 4\nproperty ${x} x\nproperty ${y} y\nproperty float z\nend_header
0 0 12.5\n10 0 11.75\n0 10 -0.6\n10 10 300.5\n`;
  console.log(`three, ${types} float: ${heights(new PLYLoader().parse(map).getAttribute("position").array)}`);
  console.log(`loaders.gl, ${types} float: ${heights((await parse(map, Other, { worker: false })).attributes.POSITION.value)}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'three, float int float: 12.5 11.75 -0.6 300.5
loaders.gl, float int float: 12.5 11.75 -0.6 300.5
three, int int float: 12 11 0 300
loaders.gl, int int float: 12.5 11.75 -0.6 300.5
three, uchar int float: 12 11 0 44
loaders.gl, uchar int float: 12.5 11.75 -0.6 300.5' ]
