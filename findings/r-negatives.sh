#!/usr/bin/env bash
# insight 0.19.0 and formattable 0.2.1 (R, Debian 12) write numbers in words, and read amounts.
# Expected: −5 is "minus five", 0 "zero", or an error says that they cannot be written; a deduction of 12.50 comes back as it was written: -12.5, as
#           formattable's own accounting() reads "(12.50)".
# Seen:     for insight −5 is fifteen, −1 eleven, −100 "NA thousand, one hundred", and 0 nothing. formattable's currency() loses the minus sign of
#           "-12.50" and of "$-12.50", which it has written itself; it makes 1250 of "12,50 €". No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/r.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
r_ready "$folder" r-cran-insight=0.19.0+dfsg-1 r-cran-formattable=0.2.1+dfsg-1
cat >"$folder/negatives.R" <<'R'
for (number in c(5, -5, -1, -12, -100, 0)) cat("insight ", number, ": ", insight::format_number(number), "\n", sep = "")
library(formattable)
written <- format(currency(-12.5))
for (text in c(written, "-12.50", "12,50 €")) cat("currency ", text, ": ", as.numeric(currency(text)), "\n", sep = "")
cat("accounting (12.50):", as.numeric(accounting("(12.50)")), "\n")
R
r_run "$folder/negatives.R" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'insight 5: five
insight -5: fifteen
insight -1: eleven
insight -12: NA hundred and twelve
insight -100: NA thousand, one hundred
insight 0: 
currency $-12.50: 12.5
currency -12.50: 12.5
currency 12,50 €: 1250
accounting (12.50): -12.5 ' ]
