#!/usr/bin/env bash
# any-date-parser 2.2.4 (npm) reads French hours and dates, with the locale fr-FR.
# Expected: 14h30 and 8 h 30 are hours and minutes, as French writes them with or without spaces (CLDR has "8 h 30" for Canada), and 12/2026, as on a
#           certificate, is December 2026, as CLDR writes it in French. What it cannot read is refused, as "abc" is.
# Seen:     14h30 is the 14th of a month in 2030, 8 h 30 the 8th; 12/2026 the 12th of a month in 2026. Behind a date, 14h30 is left out. "14 h 30" and
#           "08 h 30", with spaces and two digits, are right, and so is 14:30.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" any-date-parser@2.2.4
cat >read.cjs <<'JS'
const { default: parser } = require("any-date-parser");
for (const text of ["14h30", "8 h 30", "12/2026", "29/11/2026 14h30", "14 h 30", "08 h 30", "14:30", "29/11/2026 14:30", "abc"])
  console.log(`${text}:`, JSON.stringify(Object.fromEntries(Object.entries(parser.attempt(text, "fr-FR")).sort())));
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = '14h30: {"day":14,"year":2030}
8 h 30: {"day":8,"year":2030}
12/2026: {"day":12,"year":2026}
29/11/2026 14h30: {"day":29,"month":11,"year":2026}
14 h 30: {"hour":14,"minute":30}
08 h 30: {"hour":8,"minute":30}
14:30: {"hour":14,"minute":30}
29/11/2026 14:30: {"day":29,"hour":14,"minute":30,"month":11,"year":2026}
abc: {"invalid":"Unable to parse \"abc\" with locale \"fr-FR\""}' ]
