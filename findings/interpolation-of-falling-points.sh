#!/usr/bin/env bash
# everpolate 0.0.3 and cubic-spline 3.0.3 (npm, 7,000 downloads a week each) interpolate a distance-amplitude curve whose points were measured from the
# far reflector to the near one: 80 mm 10 %, 40 mm 25 %, 20 mm 50 %, 10 mm 80 %, 0 mm 100 %.
# Expected: the measured values at the measured points, 80 % at 10 mm, and about 65 % at 15 mm, as from the same points the other way round. No README says
#           that they must rise, everpolate's polynomial takes them in any order, and linear-interpolator 1.0.2 and spline-interpolator 1.0.0 do, too.
# Seen:     everpolate's linear gives 36 % at 10 mm, −60 % at 80 mm, its step 10 % at 10 mm, and cubic-spline 45 % at 10 mm and nothing at
#           80 mm. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" everpolate@0.0.3 cubic-spline@3.0.3 linear-interpolator@1.0.2 spline-interpolator@1.0.0
cat >interpolate.cjs <<'JS'
const cubic = require("cubic-spline");
const { linear, polynomial, step } = require("everpolate");
const linearInterpolator = require("linear-interpolator");
const SplineInterpolator = require("spline-interpolator");
const main = (module) => module.default ?? module;
const methods = {
  "linear-interpolator": (x, y) => main(linearInterpolator)(x.map((value, i) => [value, y[i]])),
  "spline-interpolator": (x, y) => { const spline = new (main(SplineInterpolator))(x, y); return (at) => spline.interpolate(at); },
  "everpolate polynomial": (x, y) => (at) => polynomial(at, x, y)[0],
  "everpolate linear": (x, y) => (at) => linear(at, x, y)[0],
  "everpolate step": (x, y) => (at) => step(at, x, y)[0],
  "cubic-spline": (x, y) => { const spline = new (main(cubic))(x, y); return (at) => spline.at(at); },
};
const [far, height] = [[80, 40, 20, 10, 0], [10, 25, 50, 80, 100]];
for (const [name, method] of Object.entries(methods))
  for (const [order, x, y] of [["rising", far.toReversed(), height.toReversed()], ["falling", far, height]])
    console.log(`${name}, ${order}: ${[10, 15, 80].map((at) => Math.round(method(x, y)(at))).join(" ")}`);
JS
seen=$(node interpolate.cjs)
echo "$seen"
[ "$seen" = 'linear-interpolator, rising: 80 65 10
linear-interpolator, falling: 80 65 10
spline-interpolator, rising: 80 65 10
spline-interpolator, falling: 80 65 10
everpolate polynomial, rising: 80 65 10
everpolate polynomial, falling: 80 65 10
everpolate linear, rising: 80 65 10
everpolate linear, falling: 36 34 -60
everpolate step, rising: 80 80 25
everpolate step, falling: 10 10 100
cubic-spline, rising: 80 65 10
cubic-spline, falling: 45 41 NaN' ]
