#!/usr/bin/env bash
# jcampconverter 12.5.3 (npm) reads spectra and signals in JCAMP-DX.
# Expected: of the line "1 1.5E+03 2.5E-03 12", the values 1500, 0.0025 and 12 at x = 1, 2, 3: "E", a sign and two or three digits give the power
#           of ten in such tables (JCAMP-DX 4.24, section 4.5.3). A "?" stands for a value that is missing: what follows keeps its place.
# Seen:     the E is taken for the digit 5 of the packed form that the same tables may have: 1.5, 5, 3, 2.5, 5, -3, 12 at x = 1 to 7. After a "?"
#           all values of the line move to the left: 12 at x = 2. No message, although there are more, or fewer, points than ##NPOINTS says. In pairs, (XY..XY), all is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" jcampconverter@12.5.3
cat >read.mjs <<'JS'
import { convert } from "jcampconverter";
const head = "##TITLE=A-scan\n##JCAMP-DX=4.24\n##DATA TYPE=INFRARED SPECTRUM\n##XUNITS=MICROMETERS\n##YUNITS=TRANSMITTANCE\n##NPOINTS=3\n";
const factors = "##FIRSTX=1\n##LASTX=3\n##XFACTOR=1\n##YFACTOR=1\n";
for (const table of ["(X++(Y..Y))\n1 1.5E+03 2.5E-03 12", "(X++(Y..Y))\n1 10 ? 12", "(XY..XY)\n1 1.5E+03\n2 2.5E-03\n3 12"]) {
  const { x, y } = convert(`${head}${factors}##XYDATA=${table}\n##END=\n`).flatten[0].spectra[0].data;
  console.log(table.replaceAll("\n", " "), "->", Array.from(x, (at, index) => `${at}: ${y[index]}`).join(", "));
}
JS
seen=$(node read.mjs 2>&1)
echo "$seen"
[ "$seen" = '(X++(Y..Y)) 1 1.5E+03 2.5E-03 12 -> 1: 1.5, 2: 5, 3: 3, 4: 2.5, 5: 5, 6: -3, 7: 12
(X++(Y..Y)) 1 10 ? 12 -> 1: 10, 2: 12
(XY..XY) 1 1.5E+03 2 2.5E-03 3 12 -> 1: 1500, 2: 0.0025, 3: 12' ]
