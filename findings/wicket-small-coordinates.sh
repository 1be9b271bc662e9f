#!/usr/bin/env bash
# wicket 1.3.8 and wellknown 0.5.0 (npm) read well-known text: places in degrees, or in metres on a part that was measured.
# Expected: numbers may have an exponent, and none or more digits before the point (OGC 06-103r4, section 7.2.2: signed numeric literals).
#           What a program writes, it reads again with the same values.
# Seen:     of points and lines wicket reads numbers without their exponent, or the digits behind a point alone: 1.5E-3 is 1.5, and -.5 is 5, without its
#           sign. It writes 0.25 µm as 2.5e-7 itself, and reads 2.5 m. Polygons, and -0.5, are right. wellknown reads all right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" wicket@1.3.8 wellknown@0.5.0
cat >read.cjs <<'JS'
const { Wkt } = require("wicket");
const wellknown = require("wellknown");
const written = new Wkt().fromJson({ type: "Point", coordinates: [0.00000025, 1] }).write();
for (const text of ["POINT(1.5E-3 -.5)", "LINESTRING(1.5E-3 -.5,-0.5 1)", "POLYGON((1.5E-3 -.5,1 0,1 1,1.5E-3 -.5))", "POINT(-0.5 1)", written]) {
  console.log(text);
  console.log("  wicket", JSON.stringify(new Wkt(text).toJson().coordinates));
  console.log("  wellknown", JSON.stringify(wellknown.parse(text).coordinates));
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'POINT(1.5E-3 -.5)
  wicket [1.5,5]
  wellknown [0.0015,-0.5]
LINESTRING(1.5E-3 -.5,-0.5 1)
  wicket [[1.5,5],[-0.5,1]]
  wellknown [[0.0015,-0.5],[-0.5,1]]
POLYGON((1.5E-3 -.5,1 0,1 1,1.5E-3 -.5))
  wicket [[[0.0015,-0.5],[1,0],[1,1],[0.0015,-0.5]]]
  wellknown [[[0.0015,-0.5],[1,0],[1,1],[0.0015,-0.5]]]
POINT(-0.5 1)
  wicket [-0.5,1]
  wellknown [-0.5,1]
POINT(2.5e-7 1)
  wicket [2.5,1]
  wellknown [2.5e-7,1]' ]
