#!/usr/bin/env bash
# parse-duration 2.1.9, with its French words, and timestring 7.0.0 (npm) read times of exposure and of intervention, in minutes.
# Expected: "1/2 h" and "½ h" are 30 minutes, "1 500 h" with the narrow space of French typography 90 000, and "−5 min" is below zero, like "-5 min".
# Seen:     parse-duration takes a number without a unit that it knows for minutes, the unit asked for: "1/2 h" is 121 of them, and 1 500 h 30 001.
#           "½ h" is nothing, "2 h et demie" 120, and the minus sign (U+2212) is dropped. timestring makes 12 h of "1/2 h" and 15 h of "1,5 h"; it
#           leaves out the 30 of "4h30", and even a hyphen before 5. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" parse-duration@2.1.9 timestring@7.0.0
cat >read.mjs <<'JS'
import parse from "parse-duration";
import french from "parse-duration/locale/fr.js";
import timestring from "timestring";
parse.unit = french;
for (const text of ["1,5 h", "4h30", "1/2 h", "½ h", "2 h et demie", "1\u202f500 h", "-5 min", "−5 min"]) console.log("parse-duration", text, parse(text, "min"));
for (const text of ["1.5 h", "1,5 h", "4h30m", "4h30", "1/2 h", "-5 min"]) console.log("timestring", text, timestring(text, "m"));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'parse-duration 1,5 h 90
parse-duration 4h30 270
parse-duration 1/2 h 121
parse-duration ½ h null
parse-duration 2 h et demie 120
parse-duration 1 500 h 30001
parse-duration -5 min -5
parse-duration −5 min 5
timestring 1.5 h 90
timestring 1,5 h 900
timestring 4h30m 270
timestring 4h30 240
timestring 1/2 h 720
timestring -5 min 5' ]
