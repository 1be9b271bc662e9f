#!/usr/bin/env bash
# Gnumeric 1.12.55 (Debian 12): ssconvert reads a table in CSV, in the locale C, and writes it again.
# Expected: what is no number and no date for the locale stays a text, as 17636-1 and 7.5 kN do. ISO 9606-1, as "9606-1", and clause 7.5.3 of ISO 9001
#           are no dates: those of the locale C are 07/05/2003. A comma that groups thousands follows a digit that is not a lone zero: 12,520; "0,125"
#           is 0.125 with a decimal comma, or a text, as "1,5" is.
# Seen:     9606-1 is 1 January 9606, 9712-3 1 March 9712, clause 7.5.3 the 5th of July 2003, and a flange of 3/4 the 4th of March. 0,125 mm are 125,
#           -0,250 mm are -250. No message comes, and the text is gone from the new file.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" gnumeric=1.12.55-1
cd "$folder"
export HOME="$folder" LC_ALL=C LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/root/usr/lib"
cat >report.csv <<'CSV'
17636-1
9606-1
9712-3
7.5 kN
7.5.3
1 1/2
3/4
"12,520"
"1,5"
"0,125"
"-0,250"
CSV
ssconvert report.csv again.csv 2>/dev/null
seen=$(
	ssconvert --version 2>/dev/null | head -1
	paste -d '>' report.csv again.csv
)
echo "$seen"
[ "$(tail -n +2 <<<"$seen" | sed 's|>'"$(date +%Y)"'/|>this year/|')" = '17636-1>17636-1
9606-1>9606/01/01
9712-3>9712/03/01
7.5 kN>"7.5 kN"
7.5.3>2003/07/05
1 1/2>1.5
3/4>this year/03/04
"12,520">12520
"1,5">"1,5"
"0,125">125
"-0,250">-250' ]
