#!/usr/bin/env bash
# date-holidays 3.37.0 (npm) knows the public holidays of Tunisia; the Python library workalendar 17.0.0 (Debian 12) does, too.
# Expected: since 2021, the Day of the Revolution is 17 December, and no longer 14 January (presidential decree 2021-223 of 7 December 2021).
# Seen:     for 2026, too, date-holidays calls 14 January a public holiday, and 17 December, a Thursday, none: opening hours made with it are wrong on
#           both days. workalendar has 17 December, and a second day of Eid al-Fitr, which date-holidays lacks.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-workalendar=17.0.0-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" TZ=Africa/Tunis
npm_packages "$folder" date-holidays@3.37.0
cat >holidays.mjs <<'JS'
import Holidays from "date-holidays";
const tunisia = new Holidays("TN");
console.log("date-holidays", ...tunisia.getHolidays(2026).filter(({ type }) => type === "public").map(({ date }) => date.slice(5, 10)));
JS
cat >holidays.py <<'PY'
from workalendar.africa import Tunisia
print("workalendar", *[day.strftime("%m-%d") for day, _ in Tunisia().holidays(2026)])
PY
seen=$(node holidays.mjs && python3 -W ignore holidays.py)
echo "$seen"
[ "$seen" = 'date-holidays 01-01 01-14 03-20 03-20 04-09 05-01 05-27 06-16 07-25 08-13 08-25 10-15
workalendar 01-01 03-20 03-20 03-21 04-09 05-01 05-27 06-17 07-25 08-13 08-26 10-15 12-17' ]
