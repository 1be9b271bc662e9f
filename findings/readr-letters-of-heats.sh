#!/usr/bin/env bash
# readr 2.1.4 (R, Debian 12) reads a table of welds, with positions such as 12L (left) and numbers of heats such as 12D3.
# Expected: columns that are no numbers stay texts: 12L and 12D3, as 007 and 12U do, and as parse_guess("12L") and R's own read.csv say.
#           With parse_number, −0,2 with the minus sign (U+2212) is negative, as French typography writes it, or NA with a warning.
# Seen:     read_csv takes L, F and D for C's suffixes, and D for an exponent, too: 12L, 12F and 12D become 12, and 12D3 becomes 12000; problems() has
#           none. Columns where all values look so lose their letters. parse_number makes 0.2 of −0,2, and 11 of the size 1 1/2 in.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/r.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
r_ready "$folder" r-cran-readr=2.1.4-1
cat >"$folder/read.R" <<'R'
suppressMessages(library(readr))
table <- "weld,position,face,side,heat,sheet\n1,12L,1F,12U,12D3,007\n2,6L,2F,6U,45d2,012\n"
read <- read_csv(I(table), show_col_types = FALSE)
for (name in names(read)) cat(name, ": ", class(read[[name]]), " ", toString(format(read[[name]], trim = TRUE, justify = "none")), "\n", sep = "")
cat("problems: ", nrow(problems(read)), "\n", sep = "")
cat("read.csv: ", toString(read.csv(text = table)$position), "\n", sep = "")
cat("parse_guess: ", parse_guess("12L"), "\n", sep = "")
french <- locale(decimal_mark = ",", grouping_mark = " ")
for (text in c("-0,2 mm", "\u22120,2 mm", "5 920 m/s", "1 1/2 in")) cat(text, ": ", parse_number(text, locale = french), "\n", sep = "")
R
r_run "$folder/read.R" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'weld: numeric 1, 2
position: numeric 12, 6
face: numeric 1, 2
side: character 12U, 6U
heat: numeric 12000, 4500
sheet: character 007, 012
problems: 0
read.csv: 12L, 6L
parse_guess: 12L
-0,2 mm: -0.2
−0,2 mm: 0.2
5 920 m/s: 5920
1 1/2 in: 11' ]
