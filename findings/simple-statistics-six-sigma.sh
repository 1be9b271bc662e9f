#!/usr/bin/env bash
# simple-statistics 7.12.1 (npm) computes how many parts lie outside the tolerance of a process whose mean is so many standard deviations from the limit.
# Expected: as by @stdlib/stats-base-dists-normal-cdf 0.2.1: 233 parts in a million at 3.5, 32 at 4 (Cpk 1.33), 3.4 at 4.5, 0.29 at 5 (Cpk 1.67). The
#           documentation speaks of a table, and names no end of it.
# Seen:     the table ends at 3.09, and holds for all that is beyond: a thousand parts in a million, even at six. probit, "the inverse", gives 3.71 for 0.9999,
#           so that both ways differ. 0.5 + 0.5 erf(z / √2), which the documentation names beside the table, is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" simple-statistics@7.12.1 @stdlib/stats-base-dists-normal-cdf@0.2.1
cat >count.cjs <<'JS'
const cdf = require("@stdlib/stats-base-dists-normal-cdf");
const { cumulativeStdNormalProbability, errorFunction, probit } = require("simple-statistics");
for (const z of [2, 3, 3.5, 4, 4.5, 5, 6]) {
  const [table, erf, right] = [cumulativeStdNormalProbability(z), 0.5 + 0.5 * errorFunction(z / Math.SQRT2), cdf(z, 0, 1)];
  console.log(`${z}: ${[table, erf, right].map((part) => Number(((1 - part) * 1e6).toPrecision(2))).join(", ")}`);
}
console.log(`probit: ${probit(0.9999).toFixed(2)}`);
JS
seen=$(node count.cjs)
echo "$seen"
[ "$seen" = '2: 23000, 23000, 23000
3: 1300, 1300, 1300
3.5: 1000, 230, 230
4: 1000, 32, 32
4.5: 1000, 3.4, 3.4
5: 1000, 0.29, 0.29
6: 1000, 0.00099, 0.00099
probit: 3.71' ]
