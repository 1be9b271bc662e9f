#!/usr/bin/env bash
# unyt 2.9.3 (Debian 12's python3-unyt), the units library of yt, reads quantities from text with `unyt_quantity.from_string`.
# Expected: a unit that unyt itself accepts and prints, as Pa*m**3/s for leak rates, is read whole, or refused.
# Seen:     what follows the first power is dropped without a message: "1e-3 Pa*m**3/s" is read as 0.001 Pa*m**3 (an energy), "5 m**3/hr" as a
#           volume, "10 W/m**2/K" as W/m**2. "9.81 m/s**2", which ends with its power, is right, and so is Unit("Pa*m**3/s").
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-unyt=2.9.3-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/read.py" <<'PY'
from unyt import Unit, unyt_quantity
for text in ["9.81 m/s**2", "1e-3 Pa*m**3/s", "5 m**3/hr", "10 W/m**2/K"]:
    print(text, "->", unyt_quantity.from_string(text))
print("Unit:", Unit("Pa*m**3/s"))
PY
seen=$(python3 -W ignore "$folder/read.py")
echo "$seen"
[ "$seen" = '9.81 m/s**2 -> 9.81 m/s**2
1e-3 Pa*m**3/s -> 0.001 Pa*m**3
5 m**3/hr -> 5.0 m**3
10 W/m**2/K -> 10.0 W/m**2
Unit: Pa*m**3/s' ]
