#!/usr/bin/env bash
# lubridate 1.9.2 (R, Debian 12) reads spans of time from texts.
# Expected: "-5 min" is five minutes less, as duration(-5, "min") is, or NA with a warning, as for "1,5 h". "12 mm" is no time: NA.
# Seen:     all signs are lost, without a warning: "-5 min", "-PT1H" and "-1.5 hours" are positive, and "1 h -30 min" is 1 h 30 min. A clock that is five
#           minutes fast is made ten minutes wrong: 08:00 becomes 08:05. "12 mm" are 13 months, 12 and another one.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/r.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
r_ready "$folder" r-cran-lubridate=1.9.2+dfsg-1
cat >"$folder/read.R" <<'R'
suppressMessages(library(lubridate))
for (text in c("5 min", "-5 min", "-PT1H", "-1.5 hours", "1 h -30 min", "12 mm", "1,5 h"))
  cat(text, ": ", as.numeric(suppressWarnings(duration(text))), " s, ", format(suppressWarnings(period(text))), "\n", sep = "")
cat("numbers:", as.numeric(duration(-5, "min")), "s\n")
cat("08:00 -5 min:", format(ymd_hm("2026-03-02 08:00") + duration("-5 min"), "%H:%M\n"))
R
r_run "$folder/read.R" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = '5 min: 300 s, 5M 0S
-5 min: 300 s, 5M 0S
-PT1H: 3600 s, 1H 0M 0S
-1.5 hours: 5400 s, 1H 0M 1800S
1 h -30 min: 5400 s, 1H 30M 0S
12 mm: 34187400 s, 13m 0d 0H 0M 0S
1,5 h: NA s, NA
numbers: -300 s
08:00 -5 min: 08:05' ]
