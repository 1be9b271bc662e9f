#!/usr/bin/env bash
# netcdfjs 4.0.0 (npm) reads corrosion depths in a NetCDF file, written by ncgen of netcdf-bin 4.9.0 (Debian 12) in the classic format.
# Expected: the values that were written: -1, -2 and 3, and two rows of three. NC_BYTE is an integer of 8 bits with a sign, and what fills the data of a
#           variable, or of a record, up to a multiple of four bytes is padding, no value ("NetCDF Classic Format Specification" by Unidata).
# Seen:     -1 and -2 are 255 and 254. Rows that do not fill four bytes have one to three values more, the padding: 1, 2, 3, -32767, and for -1 in one byte
#           255, 129, 129, 129. No message comes. Rows that fill them, and floats, are right. ncdump shows what was written.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" netcdf-bin=1:4.9.0-3+b1
npm_packages "$folder" netcdfjs@4.0.0
cat >depths.cdl <<'CDL'
netcdf depths {
dimensions:
	row = unlimited ;
	three = 3 ;
	four = 4 ;
variables:
	byte steps(three) ;
	short rows_of_three(row, three) ;
	short rows_of_four(row, four) ;
	byte state(row) ;
	float depth(row) ;
data:
	steps = -1, -2, 3 ;
	rows_of_three = 1, 2, 3, -4, 5, 6 ;
	rows_of_four = 1, 2, 3, 4, -5, 6, 7, 8 ;
	state = -1, 2 ;
	depth = -0.5, 1.5 ;
}
CDL
ncgen -k classic -o depths.nc depths.cdl
ncdump depths.nc | sed -n '/^data:/,$p' | tr -s '\n\t ' ' ' | tee written
echo
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { NetCDFReader } from "netcdfjs";
const reader = new NetCDFReader(readFileSync("depths.nc"));
for (const { name } of reader.variables) console.log(`${name}: ${reader.getDataVariable(name).flat().join(", ")}`);
JS
seen=$(node read.mjs)
echo "$seen"
grep -qF 'steps = -1, -2, 3 ; rows_of_three = 1, 2, 3, -4, 5, 6 ; rows_of_four = 1, 2, 3, 4, -5, 6, 7, 8 ; state = -1, 2 ; depth = -0.5, 1.5 ;' written
[ "$seen" = 'steps: 255, 254, 3, 129
rows_of_three: 1, 2, 3, -32767, -4, 5, 6, -32767
rows_of_four: 1, 2, 3, 4, -5, 6, 7, 8
state: 255, 129, 129, 129, 2, 129, 129, 129
depth: -0.5, 1.5' ]
