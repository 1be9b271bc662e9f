#!/usr/bin/env bash
# @lhncbc/ucum-lhc 7.1.10 and @atomic-ehr/ucum 0.2.5 (npm) convert units written in UCUM, the code of units in FHIR, HL7 and DICOM.
# Expected: a slope of 100 % is 45 degrees (of a crane track 0.3 % is 0.17 degrees): it is the tangent of the angle. 80 degrees Réaumur are 100 °C.
#           30 dB above 1 W are 1000 W, 40 dB above 1 µV, as acoustic emission is measured, are 100 µV, and 100 µV are 40 dB: a decibel is a tenth of
#           a bel, and the unit of a level is the logarithm of a ratio (UCUM, sections 21 and 22 and the tables of levels and of plane angles).
# Seen:     ucum-lhc takes the tangent of degrees as if they were radians: 100 % are 0.79 degrees, and 45 degrees 162 %. It makes 168 °C of 80 °Ré.
#           The other one makes 1e+29 W of 30 dB, 1e+19 µV of 40 dB, but 6 dB of 100 µV, and 20 dB of ten times a power. What one does wrong, the
#           other does right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @lhncbc/ucum-lhc@7.1.10 @atomic-ehr/ucum@0.2.5
cat >convert.mjs <<'JS'
import { createRequire } from "node:module";
import { ucum } from "@atomic-ehr/ucum";
const lhc = createRequire(import.meta.url)("@lhncbc/ucum-lhc").UcumLhcUtils.getInstance();
const short = (value) => Number(value.toPrecision(5));
for (const [value, from, to] of [
  [100, "%[slope]", "deg"], [45, "deg", "%[slope]"], [80, "[degRe]", "Cel"], [3, "B[W]", "W"], [30, "dB[W]", "W"], [40, "dB[uV]", "uV"],
  [100, "uV", "dB[uV]"], [10, "1", "dB"], [20, "Cel", "K"],
])
  console.log(value, from, "in", to, short(lhc.convertUnitTo(from, value, to).toVal), short(ucum.convert(value, from, to)));
JS
seen=$(node convert.mjs)
echo "$seen"
[ "$seen" = '100 %[slope] in deg 0.7854 45
45 deg in %[slope] 161.98 100
80 [degRe] in Cel 168.29 100
3 B[W] in W 1000 1000
30 dB[W] in W 1000 1e+29
40 dB[uV] in uV 100 10000000000000000000
100 uV in dB[uV] 40 6
10 1 in dB 10 20
20 Cel in K 293.15 293.15' ]
