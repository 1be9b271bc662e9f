#!/usr/bin/env bash
# three 0.187.0 (npm) reads Wavefront OBJ: a plate of one square, on which a line, or a point, is marked.
# Expected: a surface of two triangles, and a line or a point. Elements of all kinds may follow each other in one group or object (Wavefront's
#           specification of OBJ, "Elements": p, l and f), and a scan in which a weld or a place is marked has them.
# Seen:     OBJLoader makes one thing of an object, of the kind of a line or a point in it: the plate has no surface any more, but four lines, or seven
#           points. A line in an object, or a group, of its own leaves the plate as it is.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" three@0.187.0
cat >read.mjs <<'JS'
import { OBJLoader } from "three/examples/jsm/loaders/OBJLoader.js";
for (const marks of ["", "l 1 3", "g axis|l 1 3", "p 2"]) {
  const found = [];
  const text = `v 0 0 0|v 1 0 0|v 1 1 0|v 0 1 0|o plate|f 1 2 3 4|${marks}|`.replaceAll("|", "\n");
  new OBJLoader().parse(text).traverse(({ type, name, geometry }) => {
    if (geometry) found.push(`${name}: ${type} of ${geometry.attributes.position.count} places`);
  });
  console.log(`marked by "${marks}":`, found.join("; "));
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'marked by "": plate: Mesh of 6 places
marked by "l 1 3": plate: LineSegments of 8 places
marked by "g axis|l 1 3": plate: Mesh of 6 places; axis: LineSegments of 2 places
marked by "p 2": plate: Points of 7 places' ]
