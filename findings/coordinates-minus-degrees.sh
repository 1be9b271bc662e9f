#!/usr/bin/env bash
# dms-conversion 3.1.4 and geo-coordinates-parser 1.7.4 (npm, 4,000 and 23,000 downloads a week) read positions of sites south and west of the zero lines.
# Expected: a minus sign makes the whole position negative, as S and W do (ISO 6709, annex D; both read minus signs before decimal degrees): −36° 30′ is
#           −36.5, and −0° 30′ is −0.5.
# Seen:     dms-conversion adds the minutes to the negative degrees: −36° 30′ is −35.5, 111 km off, and −0° 30′ lies north; with S it is right. For
#           geo-coordinates-parser, −0° 30′ −0° 15′ lies north and east, also as -0:30:00; of -0.50, -0.25 it makes 0.83, 0.42, for it takes one or two
#           decimals for minutes; −36° 30′ is right. geodesy 2.4.0 is right with all. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dms-conversion@3.1.4 geo-coordinates-parser@1.7.4 geodesy@2.4.0
cat >read.mjs <<'JS'
import { createRequire } from "node:module";
import Dms from "geodesy/dms.js";
const require = createRequire(import.meta.url);
const { parseDms } = require("dms-conversion");
const { convert } = require("geo-coordinates-parser");
const angles = ["-36.5", "-36°30'", "36°30'S", "-0°30'"];
console.log(`dms-conversion: ${angles.map((text) => `${text} is ${parseDms(text)}`).join(", ")}`);
console.log(`geodesy: ${angles.map((text) => `${text} is ${Dms.parse(text)}`).join(", ")}`);
for (const text of ["-36.500, -10.250", "-36°30' -10°15'", "0°30'S 0°15'W", "-0°30' -0°15'", "-0:30:00 -0:15:00", "-0.500, -0.250", "-0.50, -0.25"]) {
  const { decimalLatitude, decimalLongitude } = convert(text);
  console.log(`geo-coordinates-parser: ${text} is ${decimalLatitude} ${decimalLongitude}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'dms-conversion: -36.5 is -36.5, -36°30'\'' is -35.5, 36°30'\''S is -36.5, -0°30'\'' is 0.5
geodesy: -36.5 is -36.5, -36°30'\'' is -36.5, 36°30'\''S is -36.5, -0°30'\'' is -0.5
geo-coordinates-parser: -36.500, -10.250 is -36.5 -10.25
geo-coordinates-parser: -36°30'\'' -10°15'\'' is -36.5 -10.25
geo-coordinates-parser: 0°30'\''S 0°15'\''W is -0.5 -0.25
geo-coordinates-parser: -0°30'\'' -0°15'\'' is 0.5 0.25
geo-coordinates-parser: -0:30:00 -0:15:00 is 0.5 0.25
geo-coordinates-parser: -0.500, -0.250 is -0.5 -0.25
geo-coordinates-parser: -0.50, -0.25 is 0.83333 0.41667' ]
