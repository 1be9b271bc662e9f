#!/usr/bin/env bash
# las-js 3.4.2 (npm) reads LAS 2.0, the format of borehole logs, such as inspections of casings.
# Expected: of a line in the head, the name ends at the first dot, the unit at the first space after it, and the description begins after the last
#           colon (LAS 2.0, "Line delimiters"; one space is enough): the casing has 177.8 mm and 47 kg/m, the step is -0.25 m, the time 13:45.
# Seen:     behind a unit, the value is what follows four spaces or more. With fewer before it, it is the whole line ("CSGW.KG/M 47.0"), or, with four
#           spaces after it, nothing (diameter and step). The description begins after the first colon: the time is "13", the well "EB 12".
#           No message comes, and the columns of numbers are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" las-js@3.4.2
cat >casing.las <<'LAS'
~VERSION INFORMATION
VERS. 2.0         : CWLS LOG ASCII STANDARD
WRAP. NO          : ONE LINE PER DEPTH STEP
~WELL INFORMATION
STEP.M -0.25      : STEP
NULL.  -999.25    : NULL VALUE
WELL.  EB 12:3    : WELL
~CURVE INFORMATION
DEPT.M            : DEPTH
THK.MM            : THICKNESS
~PARAMETER INFORMATION
CSGD.MM   177.8    : CASING DIAMETER
CSGT.MM     177.8 : THE SAME WITH MORE SPACES BEFORE IT
CSGW.KG/M 47.0 : CASING WEIGHT
TIM.      13:45   : TIME LOGGER AT BOTTOM
~A DEPTH THK
1670.00 12.45
LAS
cat >read.mjs <<'JS'
import module from "las-js";
const las = new (module.Las ?? module)("casing.las");
for (const [name, line] of Object.entries({ ...(await las.wellParams()), ...(await las.logParams()) })) console.log(name, JSON.stringify(line));
console.log(await las.data());
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'STEP {"unit":"M","value":"","description":"STEP"}
NULL {"unit":"none","value":"-999.25","description":"NULL VALUE"}
WELL {"unit":"none","value":"EB 12","description":"3"}
CSGD {"unit":"MM","value":"","description":"CASING DIAMETER"}
CSGT {"unit":"MM","value":"177.8","description":"THE SAME WITH MORE SPACES BEFORE IT"}
CSGW {"unit":"KG/M","value":"CSGW.KG/M 47.0","description":"CASING WEIGHT"}
TIM {"unit":"none","value":"13","description":"45"}
[ [ 1670, 12.45 ] ]' ]
