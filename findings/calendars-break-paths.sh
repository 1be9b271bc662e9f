#!/usr/bin/env bash
# Python's icalendar 4.0.3, Ruby's icalendar 2.8.0 and Perl's Data::ICal 0.24 (all Debian 12) read a calendar that names a folder of standards,
# S:\normes\notes, and write it again, unchanged.
# Expected: S:\normes\notes. In texts, \\ is a backslash, and \n a new line (RFC 5545, 3.3.11): of S:\\normes\\notes, read from left to right, two
#           backslashes come, and no new line.
# Seen:     the second backslash and the n are taken for a new line: Python's has three lines, Ruby's, too, with backslashes at their ends. They write
#           the new lines; Data::ICal writes S:\normes\notes, which is three lines for each reader. \\ before other letters is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libdata-ical-perl=0.24+dfsg-2 python3-icalendar=4.0.3-5 ruby-icalendar=2.8.0-1 ruby
usr="$folder/root/usr"
cd "$folder"
export PYTHONPATH="$usr/lib/python3/dist-packages" LC_ALL=C.UTF-8
RUBYLIB=$(printf '%s:' "$usr"/share/rubygems-integration/all/gems/*/lib "$usr"/lib/ruby/vendor_ruby "$usr"/lib/ruby/3.1.0 "$usr"/lib/*-linux-gnu/ruby/3.1.0)
export RUBYLIB
cat >visit.txt <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.com//EN
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20260101T000000Z
DTSTART:20260302T080000
DESCRIPTION:S:\\normes\\notes
LOCATION:S:\\essais\\rapports
SUMMARY:UT\nRT
END:VEVENT
END:VCALENDAR
ICS
sed 's/$/\r/' visit.txt >visit.ics
cat >again.py <<'PY'
import icalendar
calendar = icalendar.Calendar.from_ical(open("visit.ics", "rb").read())
print(str(calendar.walk("VEVENT")[0]["DESCRIPTION"]).encode("unicode_escape").decode(), file=__import__("sys").stderr)
print(calendar.to_ical().decode())
PY
cat >again.rb <<'RB'
require "stringio"
require "icalendar"
calendar = Icalendar::Calendar.parse(File.read("visit.ics")).first
$stderr.puts calendar.events.first.description.to_s.dump
puts calendar.to_ical
RB
cat >again.pl <<'PL'
use Data::ICal;
print Data::ICal->new(filename => "visit.ics")->as_string;
PL
for program in 'python3.11 again.py' 'ruby --disable-gems again.rb' 'perl again.pl'; do
	echo "$program:"
	$program 2>&1 | tr -d '\r' | grep -vE '^(BEGIN|VERSION|PRODID|CALSCALE|UID|DTST|END|$)'
done | tee seen
[ "$(cat seen)" = 'python3.11 again.py:
S:\normes\notes
SUMMARY:UT\nRT
DESCRIPTION:S:\normes\notes
LOCATION:S:\\essais\\rapports
ruby --disable-gems again.rb:
"S:\\\normes\\\notes"
DESCRIPTION:S:\\\normes\\\notes
LOCATION:S:\\essais\\rapports
SUMMARY:UT\nRT
perl again.pl:
DESCRIPTION:S:\normes\notes
LOCATION:S:\\essais\\rapports
SUMMARY:UT\nRT' ]
