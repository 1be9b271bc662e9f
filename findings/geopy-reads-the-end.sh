#!/usr/bin/env bash
# geopy 2.3.0 (Debian 12's python3-geopy) reads positions in Tunis from texts, with Point.
# Expected: 36.84, 10.18 of each of the first five, as a French report and a GPS receiver write them; or an error, as it comes for "36°48′ N, 10°10′ O". By
#           its documentation, a string in an unknown format raises ValueError.
# Seen:     what cannot be read is skipped, and the end of the text counts: of "36,84 10,18" and "36,84; 10,18" it is 10° N, 18° E, in Chad, of
#           "N36 50.4 E10 10.8" 10° N, 10.8° E, in Nigeria. −0°30' becomes 0°30'; −1°30' is right. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-geopy=2.3.0-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
cat >"$folder/read.py" <<'PY'
from geopy import Point
for text in ["36.84, 10.18", "36°50'24\"N 10°10'48\"E", "36,84 10,18", "36,84; 10,18", "N36 50.4 E10 10.8", "36°48′ N, 10°10′ O",
             "-1°30'0\" -1°15'0\"", "-0°30'0\" -0°15'0\""]:
    try:
        point = Point(text)
        print(f"{text}: {point.latitude:g} {point.longitude:g}")
    except ValueError:
        print(f"{text}: ValueError")
PY
python3 "$folder/read.py" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = '36.84, 10.18: 36.84 10.18
36°50'\''24"N 10°10'\''48"E: 36.84 10.18
36,84 10,18: 10 18
36,84; 10,18: 10 18
N36 50.4 E10 10.8: 10 10.8
36°48′ N, 10°10′ O: ValueError
-1°30'\''0" -1°15'\''0": -1.5 -1.25
-0°30'\''0" -0°15'\''0": 0.5 0.25' ]
