#!/usr/bin/env bash
# GNU units 2.22 (Debian 12) converts what radiographers measure.
# Expected: "mSv/h" is millisieverts per hour, "R" the röntgen, as on dose meters ("h" and "d" are accepted beside SI).
# Seen:     "h" is Planck's constant and "R" the gas constant: 1 mSv/h is 1.5091902e+30 / kg s, without a warning, and 1 R is 8.31… J/(K mol).
#           "d" is a day, "hr" an hour, "roentgen" a röntgen: 25 µSv/hr is 2.5 mrem/hr.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" units=2.22-2
# The tables, without the currencies' one, which Debian keeps elsewhere.
grep -v 'include currency.units' "$folder/root/usr/share/units/definitions.units" >"$folder/root/usr/share/units/without-currencies.units"
export LC_ALL=C.UTF-8
cd "$folder/root/usr/share/units"
convert() { echo "$*: $(units -t -f without-currencies.units "$@" | tr '\n' ' ')"; }
seen=$(
	convert '1 mSv/h'
	convert '1 R'
	convert '25 µSv/hr' 'mrem/hr'
)
echo "$seen"
[ "$seen" = '1 mSv/h: 1.5091902e+30 / kg s 
1 R: 8.3144626 kg m^2 / K mol s^2 
25 µSv/hr mrem/hr: 2.5 ' ]
