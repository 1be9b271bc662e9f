#!/usr/bin/env bash
# texttable 1.6.7 (Debian 12's python3-texttable) draws tables for terminals and reports, here of welds with leak rates.
# Expected: texts as they are: the heat 12E5, the drawing 0012 and the edition 1.10 are no numbers; and of a leak rate its digits. The documentation says that
#           the type of a column without another one is "automatic", with the most appropriate type for each cell.
# Seen:     all that Python can read as a number is one, also if it is a text: the heat is 1200000, the drawing 12, the edition 1.100, and the leak rate 1e-7 and
#           the limit 0.0001 are both 0.000, because three decimals are written. Great numbers get exponents: the serial number 12345678901 is 1.235e+10.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-texttable=1.6.7-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/draw.py" <<'PY'
from texttable import Texttable
table = Texttable()
table.set_deco(Texttable.HEADER)
table.add_rows([["weld", "heat", "drawing", "edition", "leak", "limit", "serial"],
                ["W1", "12E5", "0012", "1.10", "1e-7", "0.0001", "12345678901"],
                ["W2", "59203", "A12", "2.1", 0.00025, 0.0001, 12.5]])
print(table.draw())
PY
python3 "$folder/draw.py" | sed 's/ *$//' | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'weld    heat     drawing   edition   leak    limit    serial
==============================================================
W1     1200000   12        1.100     0.000   0.000   1.235e+10
W2     59203     A12       2.100     0.000   0.000   12.500' ]
