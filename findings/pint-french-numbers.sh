#!/usr/bin/env bash
# pint 0.19.2 (Debian 12's python3-pint), the units library of Python, reads quantities as French pages and reports write them.
# Expected: a decimal comma, or a space between groups of digits, is read (12.5 bar, 5920 m/s) or refused.
# Seen:     the comma is dropped, and a space multiplies: "12,5 bar" is 125 bar, "0,5 mm" is 0 mm, "5 920 m/s" is 4600 m/s (5 × 920, also with the
#           no-break spaces U+00A0 and U+202F), and "1 000 mbar" is 0 mbar. The sign of "−10 mm" (U+2212) is lost.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-pint=0.19.2-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONIOENCODING=UTF-8
cat >"$folder/read.py" <<'PY'
import pint
read = pint.UnitRegistry().Quantity
for text in ["12.5 bar", "12,5 bar", "0,5 mm", "5 920 m/s", "5\u202f920 m/s", "1 000 mbar", "\u221210 mm"]:
    print(f"{text.encode('ascii', 'backslashreplace').decode()} -> {read(text):~}")
PY
seen=$(python3 "$folder/read.py" 2>/dev/null)
echo "$seen"
[ "$seen" = '12.5 bar -> 12.5 bar
12,5 bar -> 125 bar
0,5 mm -> 0 mm
5 920 m/s -> 4600.0 m / s
5\u202f920 m/s -> 4600.0 m / s
1 000 mbar -> 0 mbar
\u221210 mm -> 10 mm' ]
