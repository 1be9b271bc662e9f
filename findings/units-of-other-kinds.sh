#!/usr/bin/env bash
# Python's measurement 2.0.1 and quantities 0.13.0 (both Debian 12) make quantities of numbers and units.
# Expected: 5 "in" is a length, as 5 "inch" is, and 20 "C" a temperature, as 20 "celsius" is; 5 MOhm, of an insulation test, are five millions of ohms, or an
#           error. A dose in sieverts stays in sieverts: Sv and Gy are units of different quantities (BIPM, SI Brochure, table 4), as effective and
#           absorbed dose are.
# Seen:     measurement's guess() takes "in", "inches" and "foot" for square ones, and "C" for kilocalories: 20 °C become 83680 J. 5 MOhm are
#           0.005 ohm, "5.0 mohm", as it lowers the prefix, too; Mohm is right, GOhm refused. quantities writes 0.5 Sv/h as 0.5 Gy/h, and adds both kinds.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-measurement=2.0.1-3 python3-quantities=0.13.0-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/read.py" <<'PY'
import quantities
from measurement.measures import Resistance
from measurement.utils import guess

for unit in ("inch", "in", "inches", "foot", "celsius", "C"):
    quantity = guess(20, unit)
    print(f"20 {unit}: {quantity!r} = {float(quantity.standard):.6g} {quantity.STANDARD_UNIT}")
for unit in ("Mohm", "MOhm"):
    resistance = Resistance(**{unit: 5})
    print(f"5 {unit}: {resistance} = {resistance.ohm} ohm")
rate = quantities.Quantity(0.5, "Sv/h")
print("quantities:", rate, "|", quantities.Quantity(1, "Sv") + quantities.Quantity(1, "Gy"))
PY
python3.11 -W ignore "$folder/read.py" 2>&1 | tee "$folder/seen"
[ "$(cat "$folder/seen")" = '20 inch: Distance(inch=20.0) = 0.508 m
20 in: Area(sq_inch=20.0) = 0.0129032 sq_m
20 inches: Area(sq_inch=20.0) = 0.0129032 sq_m
20 foot: Area(sq_ft=20.0) = 1.85806 sq_m
20 celsius: Temperature(c=20.0) = 293.15 k
20 C: Energy(C=20.0) = 83680 J
5 Mohm: 5.0 Mohm = 5000000.0 ohm
5 MOhm: 5.0 mohm = 0.005 ohm
quantities: 0.5 Gy/h | 2 Gy' ]
