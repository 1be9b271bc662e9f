#!/usr/bin/env bash
# mat-for-js 1.1.0 (npm) reads a small volume of computed tomography in a MAT-file, written by Octave 7.3.0 (Debian 12): two slices of two rows and three
# columns, with the values 1 to 12.
# Expected: each of the twelve values once: 1 to 6 in the first slice, 7 to 12 in the second, at the places that Octave shows. In a MAT-file, the first index
#           runs fastest, then the second, then the third ("MAT-File Format" by MathWorks, numeric arrays).
# Seen:     the second slice is 5, 6, 10 and 3, 7, 8: three of its values are of the first slice, and 9, 11 and 12 are nowhere. No message comes. The
#           first slice is right, and so are tables of rows and columns.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/octave.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
octave_ready "$folder" octave=7.3.0-2
npm_packages "$folder" mat-for-js@1.1.0
cat >write.m <<'M'
volume = zeros(2, 3, 2);
volume(:, :, 1) = [1 2 3; 4 5 6];
volume(:, :, 2) = [7 8 9; 10 11 12];
flat = [1 2 3; 4 5 6];
save -v6 volume.mat volume flat
clear
load volume.mat
for k = 1:2, for i = 1:2, printf("Octave, slice %d, row %d: %d %d %d\n", k, i, volume(i, :, k)); end, end
M
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { read } from "mat-for-js";
const { flat, volume } = read(new Uint8Array(readFileSync("volume.mat")).buffer).data;
console.log(`mat-for-js, table: ${flat.map((row) => row.join(" ")).join(", ")}`);
for (const k of [0, 1]) for (const i of [0, 1]) console.log(`mat-for-js, slice ${k + 1}, row ${i + 1}: ${volume[i].map((column) => column[k]).join(" ")}`);
JS
seen=$(
	octave_run write.m
	node read.mjs
)
echo "$seen"
[ "$seen" = 'Octave, slice 1, row 1: 1 2 3
Octave, slice 1, row 2: 4 5 6
Octave, slice 2, row 1: 7 8 9
Octave, slice 2, row 2: 10 11 12
mat-for-js, table: 1 2 3, 4 5 6
mat-for-js, slice 1, row 1: 1 2 3
mat-for-js, slice 1, row 2: 4 5 6
mat-for-js, slice 2, row 1: 5 6 10
mat-for-js, slice 2, row 2: 3 7 8' ]
