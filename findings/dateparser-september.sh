#!/usr/bin/env bash
# dateparser 1.1.6 (Debian 12's python3-dateparser) reads dates in French, as certificates and reports write them.
# Expected: "15 sept. 2026" is 15 September (sept. is the usual short form), and 2026-09-05 (ISO 8601) is 5 September.
# Seen:     "sept" is taken for the number seven: 15 July 2026; "sept. 2026" is the 7th of the current month. 2026-09-05 is 9 May, and
#           2026-11-27 is refused. "15 oct. 2026" and "15 septembre 2026" are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-dateparser=1.1.6-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/read.py" <<'PY'
import dateparser
for text in ["15 oct. 2026", "15 septembre 2026", "15 sept. 2026", "2026-09-05", "2026-11-27"]:
    date = dateparser.parse(text, languages=["fr"])
    print(f"{text} -> {date and date.date()}")
PY
seen=$(python3 -W ignore "$folder/read.py")
echo "$seen"
[ "$seen" = '15 oct. 2026 -> 2026-10-15
15 septembre 2026 -> 2026-09-15
15 sept. 2026 -> 2026-07-15
2026-09-05 -> 2026-05-09
2026-11-27 -> None' ]
