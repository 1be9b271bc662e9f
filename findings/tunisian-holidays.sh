#!/usr/bin/env bash
# date-holidays 3.37.0 (npm), gcal 4.1 and workalendar 17.0.0 (Debian 12) list the holidays of Tunisia in 2026; those of the moon are left out here.
# Expected: the revolution is remembered on 17 December, by a decree of 2021; in the ten years before, on 14 January. 7 November and 21 March
#           are no holidays since 2011. So says workalendar.
# Seen:     date-holidays still has 14 January, but not 17 December: who asks it shows an office closed that is open, and open that is closed.
#           gcal, which is older, has 21 March, 7 November, and 18 January, the revolution of the last century.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" date-holidays@3.37.0
debian_packages "$folder/root" gcal=4.1-3.1 python3-workalendar=17.0.0-1
cat >ask.cjs <<'JS'
const Holidays = require("date-holidays");
for (const { date, type } of new Holidays("TN").getHolidays(2026)) if (type === "public") console.log(date.slice(0, 10));
JS
cat >ask.py <<'PY'
from workalendar.registry import registry
for day, name in registry.get("TN")().holidays(2026): print(day, name)
PY
days() { sed /Eid/d | grep -E '^2026-(01-14|01-18|03-20|03-21|11-07|12-17)' | cut -c6-10 | sort -u | tr '\n' ' '; }
# gcal prints "Republic Day (TN) + Sat, Jul:25th:2026 = -127 days"; other signs than + stand for days of work.
gcal_days() { LC_ALL=C gcal -q TN -N -u 2026 | sed -nE '/Eid/d; s/.*\+ \w+, +(\w+)[ :]+([0-9]+)(st|nd|rd|th)[ :]2026.*/\2 \1 2026/p' | date -f - +%F; }
{
	echo "date-holidays: $(node ask.cjs | days)"
	echo "gcal: $(gcal_days | days)"
	echo "workalendar: $(PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" python3 -W ignore ask.py | days)"
} | tee seen
[ "$(tr -d '\n' <seen)" = "date-holidays: 01-14 03-20 gcal: 01-18 03-20 03-21 11-07 workalendar: 03-20 12-17 " ]
