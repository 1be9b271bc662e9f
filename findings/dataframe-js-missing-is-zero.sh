#!/usr/bin/env bash
# dataframe-js 1.4.4 (npm) computes with a column of wall thicknesses in which one was not measured.
# Expected: the least and the greatest of the values that there are, as `mean`, `sum` and `sd` of the same package do: they leave null out.
# Seen:     null is 0 for `min` and `max`: the thinnest wall is 0 mm, also per vessel with `groupBy`, and the greatest of negative deviations is 0. In the
#           order it is the first, too. Values that came as texts are ordered as texts, 100 before 9, but their mean is that of the numbers.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dataframe-js@1.4.4
cat >walls.mjs <<'JS'
import dataframe from "dataframe-js";
const { DataFrame } = dataframe;
const frame = (...rows) => new DataFrame(rows, ["vessel", "mm"]);
const show = (name, { stat }) => console.log(`${name}: ${["min", "max", "mean", "sum"].map((of) => `${of} ${stat[of]("mm")}`).join(", ")}`);
const walls = frame(["A", 12.5], ["B", 12.25], ["A", null], ["B", 12.75]);
show("walls", walls);
show("deviations", frame(["A", -0.5], ["A", null], ["A", -0.25]));
console.log(JSON.stringify(walls.groupBy("vessel").aggregate((group) => group.stat.min("mm")).toArray()));
console.log(JSON.stringify(walls.sortBy("mm").toArray("mm")));
const texts = frame(["A", "9"], ["A", "100"], ["A", "12.5"]);
console.log(JSON.stringify(texts.sortBy("mm").toArray("mm")));
show("texts", texts);
JS
seen=$(node walls.mjs)
echo "$seen"
[ "$seen" = 'walls: min 0, max 12.75, mean 12.5, sum 37.5
deviations: min -0.5, max 0, mean -0.375, sum -0.75
[["A",0],["B",12.25]]
[null,12.25,12.5,12.75]
["100","12.5","9"]
texts: min 9, max 100, mean 40.5, sum 121.5' ]
