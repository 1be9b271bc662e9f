#!/usr/bin/env bash
# Data::ICal 0.24 (Perl, Debian 12) reads a calendar of weekly visits to a site, and writes it again, unchanged.
# Expected: lists stay lists. EXDATE and RDATE are lists of dates, CATEGORIES and RESOURCES lists of texts, with commas between their values (RFC 5545,
#           3.8.5.1, 3.8.5.2, 3.8.1.2 and 3.8.1.10). A backslash is for a comma within one text (3.3.11).
# Seen:     each comma of these lists gets a backslash: "UT,RT" is one category then, with a comma in its name, and what EXDATE and RDATE have are no dates
#           any more, so that the visit of 12 January is not cancelled. No message comes. Commas in RRULE, and one within a text, are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libdata-ical-perl=0.24+dfsg-2
cd "$folder"
cat >visits.txt <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.com//EN
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20260101T000000Z
DTSTART:20260105T080000
DURATION:PT1H
RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=8
EXDATE:20260112T080000,20260115T080000
RDATE:20260113T080000,20260114T080000
CATEGORIES:UT,RT
RESOURCES:CRANE,PROBE
SUMMARY:Tanks 1\, 2 and 3
END:VEVENT
END:VCALENDAR
ICS
sed 's/$/\r/' visits.txt >visits.ics
perl -MData::ICal -e 'print Data::ICal->new(filename => "visits.ics")->as_string' | tr -d '\r' >again.txt
echo "Data::ICal $(perl -MData::ICal -e 'print Data::ICal->VERSION')"
grep -E '^(RRULE|EXDATE|RDATE|CATEGORIES|RESOURCES|SUMMARY)' again.txt | tee seen
[ "$(cat seen)" = 'CATEGORIES:UT\,RT
EXDATE:20260112T080000\,20260115T080000
RDATE:20260113T080000\,20260114T080000
RESOURCES:CRANE\,PROBE
RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=8
SUMMARY:Tanks 1\, 2 and 3' ]
