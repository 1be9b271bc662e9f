#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12), with agate 1.6.3: csvjson turns a table of measurements, as French spreadsheets write it, into JSON.
# Expected: what is not surely a number or a date stays a text, as in the file.
# Seen:     lengths in metres become minutes ("5 m" is 0:05:00), pipes of 1/2 and 3/4 inch days of the year 2001, and so do the welds 1-2 and 1-3;
#           0,5 becomes the number 5, and 12,5 the number 125; sodium (Na) becomes null. All without a message. `csvjson --no-inference` keeps the texts.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" csvkit=1.0.7-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
cat >"$folder/report.csv" <<'CSV'
length;pipe;weld;thickness;element
5 m;1/2;1-2;0,5;Na
12 m;3/4;1-3;12,5;Fe
CSV
seen=$(python3 -W ignore "$folder/root/usr/bin/csvjson" --delimiter ';' --stream "$folder/report.csv")
echo "$seen"
[ "$seen" = '{"length": "0:05:00", "pipe": "2001-01-02", "weld": "2001-01-02", "thickness": 5.0, "element": null}
{"length": "0:12:00", "pipe": "2001-03-04", "weld": "2001-01-03", "thickness": 125.0, "element": "Fe"}' ]
