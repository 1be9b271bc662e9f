#!/usr/bin/env bash
# humanize 4.4.0 (Debian 12's python3-humanize) says spans of time and fractions for readers: a clock that is 90 seconds fast, and −1.5 inches.
# Expected: "a minute", as for 90 seconds (naturaldelta, by its documentation, adds no tense, so that it drops the sign), and "-1 1/2"; 0.00001 is not 0.
# Seen:     naturaldelta says −90 seconds, and −1 second, as "a day", also as a plain number, for Python keeps them as −1 day and 86,310 seconds;
#           naturaltime is right. fractional makes "-1 -1/2" of −1.5, and 0/1 of 0.00001; apnumber makes "two" of 2.9. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-humanize=4.4.0-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/say.py" <<'PY'
from datetime import timedelta
from humanize import apnumber, fractional, naturaldelta, naturaltime
for seconds in [90, -90, -1, -5400]:
    span = timedelta(seconds=seconds)
    print(f"{seconds} s: {naturaldelta(span)}, as a number {naturaldelta(seconds)}, {naturaltime(span)}")
print("fractions:", ", ".join(fractional(number) for number in [1.5, -0.5, -1.5, 0.00001]))
print("apnumber:", apnumber(2.9))
PY
python3 "$folder/say.py" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = '90 s: a minute, as a number a minute, a minute ago
-90 s: a day, as a number a day, a minute from now
-1 s: a day, as a number a day, a second from now
-5400 s: a day, as a number a day, an hour from now
fractions: 1 1/2, -1/2, -1 -1/2, 0/1
apnumber: two' ]
