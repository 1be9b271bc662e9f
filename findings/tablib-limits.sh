#!/usr/bin/env bash
# tablib 3.4.0 (Debian 12's python3-tablib) exports tables of measured values.
# Expected: the cells as they are: in LaTeX "<" in a text as $<$ or \textless (with the fonts of LaTeX's default encoding OT1 the sign prints ¡, and "|" a dash:
#           encguide, table OT1), which R's xtable writes; in Jira's notation `\|` for a bar in a cell; and an empty text of a dBASE table for None.
# Seen:     LaTeX gets "< 0.5" as it is, although _, & and % are escaped: it prints "¡ 0.5". A cell "UT|RT" becomes two in Jira's table, so that 12.5 stands
#           below another head, and in DBF what was not noted is the word None. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-tablib=3.4.0-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/write.py" <<'PY'
from tablib import Dataset
table = Dataset(["UT|RT", "< 0.5", "5 %"], ["MT", "> 2 & < 3", None], headers=["method", "mm", "note"])
print(*[line.strip() for line in table.export("latex").splitlines() if "0.5" in line or "MT" in line], sep="\n")
print(table.export("jira"))
print(*Dataset().load(table.export("dbf"), format="dbf")[1], sep=" | ")
PY
python3 -W ignore "$folder/write.py" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'UT|RT & < 0.5 & 5 \% \\
MT & > 2 \& < 3 &  \\
||method||mm||note||
|UT|RT|< 0.5|5 %|
|MT|> 2 & < 3| |
MT | > 2 & < 3 | None' ]
