#!/usr/bin/env bash
# GMT 6.4.0 (Debian 12), the Generic Mapping Tools, reads soundings: longitude, latitude and depth, with the unit behind the number.
# Expected: 12m is 12, or no number, as 12mm is none. Letters for units of distance (m for minutes of arc, s for seconds) are those
#           of options such as -S and -G (GMT's documentation, Geographic distance units).
# Seen:     the numbers of any column are lengths on the globe: 12m become 22.239, the kilometres of 12 minutes of arc, and 3s 0.0927. `gmt info` gives the
#           greatest depth so. No message comes. 12, and 12 m with a space, are right, and 12mm is left as a text.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" gmt=6.4.0+dfsg-2
cd "$folder"
export HOME="$folder" GMT_SHAREDIR="$folder/root/usr/share/gmt" GMT_SESSION_NAME=1
LD_LIBRARY_PATH+="$(find "$folder"/root/usr/lib/*-linux-gnu -maxdepth 1 \( -name blas -o -name lapack \) -printf '%p:')"
for depth in 12 12m 3s 12mm '12 m'; do printf '10.18\t36.84\t%s\n' "$depth" >soundings; echo "$depth: $(gmt convert soundings | cut -f 3)"; done | tee seen
printf '10.18\t36.84\t12m\n10.20\t36.85\t8m\n' >soundings
gmt info -C soundings | cut -f 5,6 | tee -a seen
[ "$(cat seen)" = '12: 12
12m: 22.239010395
3s: 0.0926625433127
12mm: 12mm
12 m: 12
14.82600693	22.239010395' ]
