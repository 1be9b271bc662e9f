#!/usr/bin/env bash
# xtable 1.8-4 and scales 1.2.1 (R, Debian 12) write tables of a data frame for LaTeX and HTML, and the numbers at the axis of a chart.
# Expected: the day of an inspection as R prints it, 2026-03-02; and numbers with "the minimum number of digits needed to show the difference between adjacent
#           values" (documentation of `label_number`).
# Seen:     xtable writes 20514.00 for the day and 1772461800.00 for 14:30 of it, in LaTeX and in HTML, without a warning. scales writes the limits
#           -12.5, 0, 12.5 and 25 as -12, 0, 12 and 25, so that equal steps differ, 12.5 alone as 12, and 1250 kPa as 1 MPa in a unit.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/r.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
r_ready "$folder" r-cran-xtable=1:1.8-4-2 r-cran-scales=1.2.1-1
cat >"$folder/write.R" <<'R'
suppressMessages({ library(xtable); library(scales) })
visit <- data.frame(weld = "W1", day = as.Date("2026-03-02"), time = as.POSIXct("2026-03-02 14:30", tz = "UTC"))
print(visit, row.names = FALSE)
for (type in c("latex", "html")) cat(grep("W1", capture.output(print(xtable(visit), type = type, comment = FALSE)), value = TRUE), "\n")
cat(label_number()(c(-12.5, 0, 12.5, 25)), "\n")
cat(label_number()(12.5), "\n")
cat(label_number(scale_cut = cut_si("Pa"))(c(250e3, 500e3, 1250e3)), "\n")
R
r_run "$folder/write.R" | sed 's/ *$//' | tee "$folder/seen"
[ "$(cat "$folder/seen")" = ' weld        day                time
   W1 2026-03-02 2026-03-02 14:30:00
1 & W1 & 20514.00 & 1772461800.00 \\
  <tr> <td align="right"> 1 </td> <td> W1 </td> <td align="right"> 20514.00 </td> <td align="right"> 1772461800.00 </td> </tr>
-12 0 12 25
12
250 kPa 500 kPa 1 MPa' ]
