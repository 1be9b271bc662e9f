#!/usr/bin/env bash
# Miller 6.6.0 (Debian 12) computes with deviations from a nominal thickness in millimetres, written with their signs, as tolerances and shims are.
# Expected: +0.2, -0.1, 0.05 and +0.15 are four numbers: their sum is 0.3, the mean 0.075, and two exceed 0.1.
# Seen:     a number with a plus sign is a text, for Miller, in data (in its own language, `+0.2 + 1` is 1.2). `stats1` leaves it out of sum and mean
#           without a message, yet counts it: sum -0.05, mean -0.025, count 4. `filter '$mm > 0.1'` finds none of the two. But `sort -nf` knows its value.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" miller=6.6.0-2+b3
cd "$folder"
printf 'place,mm\n1,+0.2\n2,-0.1\n3,0.05\n4,+0.15\n' >deviations.csv
# shellcheck disable=SC1010,SC2016
seen=$(
	mlr --icsv --oxtab --ops ': ' stats1 -a sum,mean,count -f mm deviations.csv
	echo "above 0.1: $(mlr --icsv --ojson filter '$mm > 0.1' then count deviations.csv | tr -d '\n ')"
	echo "sorted: $(mlr --icsv --onidx sort -nf mm then cut -f mm deviations.csv | xargs)"
	mlr -n put 'end { print "+0.2 + 1 = " . (+0.2 + 1) }'
)
echo "$seen"
[ "$seen" = 'mm_sum: -0.05
mm_mean: -0.025
mm_count: 4
above 0.1: [{"count":0}]
sorted: -0.1 0.05 +0.15 +0.2
+0.2 + 1 = 1.2' ]
