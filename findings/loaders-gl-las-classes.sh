#!/usr/bin/env bash
# @loaders.gl/las 4.5.1 (npm) reads a point cloud of a site in LAS 1.2, where some points of ground are marked.
# Expected: class 2, ground, for all four. In the byte of the classification, the class is in the bits 0 to 4; bit 5 marks a synthetic point, bit 6 a key
#           point, and bit 7 one that is withheld, which is to be left out ("LAS Specification Version 1.2", table "Classification Bit Field Encoding").
# Seen:     the whole byte, without a message: class 2 for the first, 34 for a synthetic point of ground, 66 for a key point, and 130 for a withheld one.
#           They are not found as ground, and the withheld one stays. Points without marks are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @loaders.gl/core@4.4.5 @loaders.gl/las@4.5.1
cat >read.mjs <<'JS'
import { parse } from "@loaders.gl/core";
import { LASLoader } from "@loaders.gl/las";
const marks = [2, 2 | 32, 2 | 64, 2 | 128];
const head = Buffer.alloc(227);
head.write("LASF");
head.set([1, 2], 24);
head.writeUInt16LE(227, 94);
head.writeUInt32LE(227, 96);
head.writeUInt16LE(20, 105);
head.writeUInt32LE(marks.length, 107);
head.writeUInt32LE(marks.length, 111);
[0, 1, 2].forEach((axis) => head.writeDoubleLE(0.001, 131 + 8 * axis));
[0, 1, 2].forEach((axis) => head.writeDoubleLE(marks.length, 179 + 16 * axis));
const points = marks.map((mark, i) => {
  const point = Buffer.alloc(20);
  [0, 4, 8].forEach((at) => point.writeInt32LE(1000 * i + 500, at));
  point.set([9, mark], 14);
  return point;
});
const file = new Uint8Array(Buffer.concat([head, ...points])).buffer;
const { POSITION, classification } = (await parse(file, LASLoader, { core: { worker: false } })).attributes;
marks.forEach((mark, i) => console.log(`${POSITION.value[3 * i]}: written as class ${mark & 31} with mark ${mark >> 5}, read as class ${classification.value[i]}`));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '0.5: written as class 2 with mark 0, read as class 2
1.5: written as class 2 with mark 1, read as class 34
2.5: written as class 2 with mark 2, read as class 66
3.5: written as class 2 with mark 4, read as class 130' ]
