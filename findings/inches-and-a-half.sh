#!/usr/bin/env bash
# Qalculate 4.5.1 and UDUNITS 2.2.28 (both Debian 12) convert sizes and powers of ten as engineers write them.
# Expected: "1 1/2 in", a size of pipes, is 38.1 mm. 10⁻³ mbar, typed as "10-3 mbar" in leak tests, is 0.1 Pa, or refused.
# Seen:     Qalculate joins the digits, and makes 11/2 in, 139.7 mm, of a pipe of 1 1/2 in, and 21/2 in of 2 1/2 in; of "5 10^-3 mm" it makes 510⁻³ mm,
#           and of "4h30" 120 h. UDUNITS multiplies: 12.7 mm of the pipe, -3000 Pa of "10-3 mbar", and -15.3 mm of "5.10-3 mm".
#           No message comes. "1½ in", "1.5 in" and "2.5e-3 mm" are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" qalc=4.5.1-1 udunits-bin=2.2.28-5
# Qalculate looks for its definitions in the home folder, too.
export QALCULATE_USER_DIR="$folder/qalculate" LC_ALL=C.UTF-8
mkdir -p "$QALCULATE_USER_DIR/definitions"
cp "$folder"/root/usr/share/qalculate/{prefixes,units,functions,variables,datasets,currencies}.xml "$QALCULATE_USER_DIR/definitions"
UDUNITS2_XML_PATH=$(find "$folder/root/usr/share" -name udunits2.xml)
export UDUNITS2_XML_PATH
seen=$(
	for sum in '1 1/2 in to mm' '2 1/2 in to mm' '1½ in to mm' '5 10^-3 mm' '4h30 to h'; do
		echo "Qalculate: $sum = $(qalc -t "$sum" 2>/dev/null | tail -1)"
	done
	for sum in '1 1/2 in:mm' '1.5 in:mm' '10-3 mbar:Pa' '5.10-3 mm:mm' '2.5e-3 mm:mm'; do
		echo "UDUNITS:$(udunits2 -H "${sum%:*}" -W "${sum#*:}" </dev/null | sed -n '1s/^ */ /p')"
	done
)
echo "$seen"
[ "$seen" = 'Qalculate: 1 1/2 in to mm = 139.7 mm
Qalculate: 2 1/2 in to mm = 266.7 mm
Qalculate: 1½ in to mm = 38.1 mm
Qalculate: 5 10^-3 mm = 7.538578676 pm
Qalculate: 4h30 to h = 120 h
UDUNITS: 1 1/2 in = 12.7 mm
UDUNITS: 1.5 in = 38.1 mm
UDUNITS: 10 -3 mbar = -3000 Pa
UDUNITS: 5.1 -3 mm = -15.3 mm
UDUNITS: 0.0025 mm = 0.0025 mm' ]
