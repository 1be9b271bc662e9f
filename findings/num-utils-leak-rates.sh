#!/usr/bin/env bash
# num-utils 0.5 (Debian 12) sums, averages and rounds the numbers of files.
# Expected: 3.1e-6 of the leak rates 1e-7, 5e-7 and 2.5E-6, or a word that it cannot read them; 0.1 of the deviations +0.3 and -0.2. Its manual says that it
#           takes the first number on each line, also negative numbers and those with decimals.
# Seen:     the exponent is left out: 1e-7 is 1, so that the sum is 8.5, the mean 2.8, and the greatest leak 5. A number with a plus counts as
#           none, and 12,5 as 12. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" num-utils=0.5-15
cd "$folder"
printf '1e-7\n5e-7\n2.5E-6\n' >leaks
printf '+0.3\n-0.2\n' >deviations
printf '12,5\n0,3\n' >walls
for file in leaks deviations walls; do echo "$file: sum $(numsum $file), mean $(numaverage $file), greatest $(numbound $file), least $(numbound -l $file)"; done | tee seen
[ "$(cat seen)" = 'leaks: sum 8.5, mean 2.83333333333333, greatest 5, least 1
deviations: sum -0.2, mean -0.2, greatest -0.2, least -0.2
walls: sum 12, mean 6, greatest 12, least 0' ]
