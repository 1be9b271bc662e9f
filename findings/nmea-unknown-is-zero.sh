#!/usr/bin/env bash
# nmea-simple 3.3.0 and nmea 0.1.2 (both npm) read sentences of a GPS receiver that does not know its altitude, or its course, yet.
# Expected: no altitude, and no course. NMEA 0183 leaves a field empty whose value is not available (a null field); 0 is a value: mean sea level, and north.
# Seen:     both say altitude 0 and course 0, as if they were measured, just as for a receiver that is at sea level, or that moves north. A mean of
#           altitudes is too low. gps 0.9.0 says null.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" nmea-simple@3.3.0 nmea@0.1.2 gps@0.9.0
cat >read.cjs <<'JS'
const { parseNmeaSentence } = require("nmea-simple");
const nmea = require("nmea");
const { GPS } = require("gps");
const sentence = (body) => `$${body}*${[...body].reduce((sum, sign) => sum ^ sign.charCodeAt(0), 0).toString(16).toUpperCase().padStart(2, "0")}`;
for (const [altitude, unit, course] of [["12.5", "M", "274.1"], ["0.0", "M", "0.0"], ["", "", ""]]) {
  const fix = sentence(`GPGGA,120000,3650.400,N,01010.800,E,1,08,0.9,${altitude},${unit},,,,`);
  const move = sentence(`GPVTG,${course},T,,M,0.5,N,0.9,K`);
  const name = altitude || "unknown";
  console.log(`${name}, nmea-simple: ${parseNmeaSentence(fix).altitudeMeters} m, course ${parseNmeaSentence(move).trackTrue}`);
  console.log(`${name}, nmea: ${nmea.parse(fix).alt} m, course ${nmea.parse(move).trackTrue}`);
  console.log(`${name}, gps: ${GPS.Parse(fix).alt} m, course ${GPS.Parse(move).track}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = '12.5, nmea-simple: 12.5 m, course 274.1
12.5, nmea: 12.5 m, course 274.1
12.5, gps: 12.5 m, course 274.1
0.0, nmea-simple: 0 m, course 0
0.0, nmea: 0 m, course 0
0.0, gps: 0 m, course 0
unknown, nmea-simple: 0 m, course 0
unknown, nmea: 0 m, course 0
unknown, gps: null m, course null' ]
