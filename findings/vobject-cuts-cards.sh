#!/usr/bin/env bash
# vobject 0.9.6.1 (Python, Debian 12), on which Radicale and khard build, reads a card of an address book, and writes it again, unchanged.
# Expected: the same values. The URL of a card is one address, in which commas are allowed (RFC 2426, 3.6.8, and RFC 3986, 2.2), NICKNAME a list
#           with commas (3.1.3), GEO two numbers with a semicolon (3.4.2). The third version of vCard has no escapes in these, apart from the list's.
# Seen:     all from the first comma on is lost, without a message: the address of the map has no longitude any more, and there is one nickname. GEO gets
#           a backslash, so that other readers find one value, and no number. CATEGORIES, and commas with a backslash, are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-vobject=0.9.6.1-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/again.py" <<'PY'
import vobject

lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:N. N.", "N:N;N.;;;", "URL:https://example.com/map?at=36.84,10.18", "NICKNAME:NDT,Control",
         "GEO:36.84;10.18", "CATEGORIES:UT,RT", "TITLE:Inspector\\, level 2", "END:VCARD", ""]
print(vobject.readOne("\r\n".join(lines)).serialize().replace("\r", ""), end="")
PY
python3.11 "$folder/again.py" | grep -E '^(URL|NICKNAME|GEO|CATEGORIES|TITLE)' | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'CATEGORIES:UT,RT
GEO:36.84\;10.18
NICKNAME:NDT
TITLE:Inspector\, level 2
URL:https://example.com/map?at=36.84' ]
