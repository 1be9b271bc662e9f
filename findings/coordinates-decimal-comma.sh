#!/usr/bin/env bash
# coordinate-parser 1.0.7 and parse-dms 0.0.5 (npm) read a position as a French map or report gives it.
# Expected: "36,84, 10,18" is 36.84 N, 10.18 E, or is refused; "−10.18" (U+2212, the minus sign) lies west; so does "O" (ouest).
# Seen:     coordinate-parser reads the decimals as minutes: 37.4, 10.3 (60 km away). parse-dms reads 36 and 84 as latitude and longitude. Both lose
#           the minus sign, and parse-dms takes "10° 10′ 48″ O" for east (coordinate-parser refuses it).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" coordinate-parser@1.0.7 parse-dms@0.0.5
cat >read.cjs <<'JS'
const Coordinates = require("coordinate-parser");
const parseDms = require("parse-dms");
const tried = (read) => {
  try {
    return read().map((degrees) => Math.round(degrees * 1000) / 1000).join(" ");
  } catch {
    return "refused";
  }
};
for (const text of ["36.84, 10.18", "36,84, 10,18", "36.84, \u221210.18", "36° 50′ 24″ N, 10° 10′ 48″ O"]) {
  const first = tried(() => ((read) => [read.getLatitude(), read.getLongitude()])(new Coordinates(text)));
  const second = tried(() => (({ lat, lon }) => [lat, lon])(parseDms(text)));
  console.log(`${text}: coordinate-parser ${first}, parse-dms ${second}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = '36.84, 10.18: coordinate-parser 36.84 10.18, parse-dms 36.84 10.18
36,84, 10,18: coordinate-parser 37.4 10.3, parse-dms 36 84
36.84, −10.18: coordinate-parser 36.84 10.18, parse-dms 36.84 10.18
36° 50′ 24″ N, 10° 10′ 48″ O: coordinate-parser refused, parse-dms 36.84 10.18' ]
