#!/usr/bin/env bash
# @loaders.gl/pcd 4.4.2 (npm) reads point clouds of a laser scanner in PCD, the format of the Point Cloud Library.
# Expected: points at (1, 2, 3) and (4, 5, 6), of which the first is red. The header tells how many values a field has (COUNT), and their size;
#           rgb is one number, red x 65536 + green x 256 + blue ("The PCD file format", version 0.7, of that library).
# Seen:     after a field of three values, the points are at (8, 9, 1) and (8, 9, 4). Of numbers of 8 bytes, all points are at 0. Red is
#           blue. No message comes. Points with fields of one value and of 4 bytes are right. three 0.187.0 reads all of them.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/pcd@4.4.2
cat >read.mjs <<'JS'
import { parse } from "@loaders.gl/core";
import { PCDLoader as Other } from "@loaders.gl/pcd";
import { PCDLoader } from "three/examples/jsm/loaders/PCDLoader.js";
const file = (fields, sizes, types, counts, data, body) => new Uint8Array(Buffer.concat([
  Buffer.from(`VERSION 0.7\nFIELDS ${fields}\nSIZE ${sizes}\nTYPE ${types}\nCOUNT ${counts}\nWIDTH 2\nHEIGHT 1
VIEWPOINT 0 0 0 1 0 0 0\nPOINTS 2\nDATA ${data}\n`), Buffer.from(body)])).buffer;
const colour = (red) => { const bytes = new DataView(new ArrayBuffer(32)); [1, 2, 3, 0, 4, 5, 6, 0].forEach((value, i) => bytes.setFloat32(4 * i, value, true));
  bytes.setUint32(12, red * 65536, true); return bytes.buffer; };
const files = {
  plain: file("x y z", "4 4 4", "F F F", "1 1 1", "ascii", "1 2 3\n4 5 6\n"),
  "after a field of three": file("normal x y z", "4 4 4 4", "F F F F", "3 1 1 1", "ascii", "7 8 9 1 2 3\n7 8 9 4 5 6\n"),
  "of 8 bytes": file("x y z", "8 8 8", "F F F", "1 1 1", "binary", new Uint8Array(new Float64Array([1, 2, 3, 4, 5, 6]).buffer)),
  "of 4 bytes": file("x y z", "4 4 4", "F F F", "1 1 1", "binary", new Uint8Array(new Float32Array([1, 2, 3, 4, 5, 6]).buffer)),
  red: file("x y z rgb", "4 4 4 4", "F F F U", "1 1 1 1", "binary", colour(255)),
};
for (const [name, bytes] of Object.entries(files)) {
  const { position, color } = new PCDLoader().parse(bytes).geometry.attributes;
  const { POSITION, COLOR_0 } = (await parse(bytes, Other, { worker: false })).attributes;
  console.log(`${name}: three ${[...position.array].join(" ")}${color ? `, colour ${[...color.array].slice(0, 3).join(" ")}` : ""}`);
  console.log(`${name}: loaders.gl ${[...POSITION.value].join(" ")}${COLOR_0 ? `, colour ${[...COLOR_0.value].slice(0, 3).join(" ")}` : ""}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'plain: three 1 2 3 4 5 6
plain: loaders.gl 1 2 3 4 5 6
after a field of three: three 1 2 3 4 5 6
after a field of three: loaders.gl 8 9 1 8 9 4
of 8 bytes: three 1 2 3 4 5 6
of 8 bytes: loaders.gl 0 0 0 0 0 0
of 4 bytes: three 1 2 3 4 5 6
of 4 bytes: loaders.gl 1 2 3 4 5 6
red: three 1 2 3 4 5 6, colour 1 0 0
red: loaders.gl 1 2 3 4 5 6, colour 0 0 255' ]
