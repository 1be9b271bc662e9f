#!/usr/bin/env bash
# rrule 2.8.1 (npm) reads rules of iCalendar for visits that return, and says them in words.
# Expected: `DTSTART;VALUE=DATE:20200302` is a whole day, and `DTSTART;VALUE=DATE-TIME:…` what `DTSTART:…` is (RFC 5545, 3.8.2.4 and 3.2.20). Words for a rule
#           say all of it, or `isFullyConvertibleToText` is false, which the package's README has for this.
# Seen:     with VALUE the start is lost without a message: the visits begin at the minute in which the program runs, so that other people, and the same
#           ones tomorrow, get other days. Rules that end in the past have no visit. The last working day of a month is called "every month on weekdays",
#           08:30 "every day at 8", and the last day "every 6 months on the last", all of them fully convertible.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" rrule@2.8.1
cat >visits.mjs <<'JS'
import rrule from "rrule";
const { rrulestr } = rrule;
const now = new Date().toISOString().slice(0, 13);
const day = (date) => (date.toISOString().startsWith(now) ? "today, now" : date.toISOString().slice(0, 10));
for (const start of ["DTSTART:20200302T080000Z", "DTSTART;VALUE=DATE-TIME:20200302T080000Z", "DTSTART:20200302", "DTSTART;VALUE=DATE:20200302"]) {
  const of = (rule) => rrulestr(`${start}\nRRULE:FREQ=MONTHLY;INTERVAL=6;${rule}`).all().map(day);
  console.log(`${start}: ${of("COUNT=2")[0]}; ${of("UNTIL=20210302T080000Z").length} visits until March 2021`);
}
for (const rule of ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=DAILY;BYHOUR=8;BYMINUTE=30", "FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=-1"]) {
  const read = rrulestr(`RRULE:${rule}`);
  console.log(`${rule}: ${read.toText()}, ${read.isFullyConvertibleToText()}`);
}
JS
seen=$(TZ=UTC node visits.mjs)
echo "$seen"
[ "$seen" = 'DTSTART:20200302T080000Z: 2020-03-02; 3 visits until March 2021
DTSTART;VALUE=DATE-TIME:20200302T080000Z: today, now; 0 visits until March 2021
DTSTART:20200302: 2020-03-02; 3 visits until March 2021
DTSTART;VALUE=DATE:20200302: today, now; 0 visits until March 2021
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1: every month on weekdays, true
FREQ=DAILY;BYHOUR=8;BYMINUTE=30: every day at 8, true
FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=-1: every 6 months on the last, true' ]
