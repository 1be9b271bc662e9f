#!/usr/bin/env bash
# jstat 1.9.6 (npm, 500,000 downloads a week) computes percentiles of ten measurements: of doses, of noise or of depths of corrosion.
# Expected: values between the two highest ones, 9 and 100, as between the lower ones: the 95th percentile is 59.05, as by simple-statistics 7.12.1, by R and
#           by PERCENTILE.INC in a spreadsheet, and the 90th exclusive is 90.9 (PERCENTILE.EXC). The quartiles of 1 to 7 are 2, 4 and 6.
# Seen:     from 89 to 99.9 % jstat gives 9: the highest value counts for nothing below 100 %. Between all others it interpolates. The quartiles are 2, 4 and 5.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" jstat@1.9.6 simple-statistics@7.12.1
cat >count.cjs <<'JS'
const jstat = require("jstat");
const { quantile } = require("simple-statistics");
const depths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100];
const parts = [0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 1];
const list = (count) => parts.map((part) => Number(count(part).toFixed(2))).join(" ");
console.log(`simple-statistics: ${list((part) => quantile(depths, part))}`);
console.log(`jstat: ${list((part) => jstat.percentile(depths, part))}`);
console.log(`jstat, exclusive: ${jstat.percentile(depths, 0.1, true).toFixed(1)} ${jstat.percentile(depths, 0.9, true).toFixed(1)}`);
console.log(`jstat, quartiles: ${jstat.quartiles([1, 2, 3, 4, 5, 6, 7]).join(" ")}`);
JS
seen=$(node count.cjs)
echo "$seen"
[ "$seen" = 'simple-statistics: 5.5 8.2 18.1 59.05 91.81 99.18 100
jstat: 5.5 8.2 9 9 9 9 100
jstat, exclusive: 1.1 9.0
jstat, quartiles: 2 4 5' ]
