#!/usr/bin/env bash
# @placemarkio/tokml 0.3.9 and tokml 0.4.0 (npm) write KML of GeoJSON: a point of an inspection on a mast, 42.5 m above the ground.
# Expected: the altitude stays, as the third number of a place, in metres (RFC 7946, section 3.1.1; KML 2.3, OGC 12-007r2, kml:coordinates).
# Seen:     @placemarkio/tokml writes longitude and latitude alone, of points and of lines; the togeojson of the same authors reads altitudes.
#           The older tokml keeps them.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @placemarkio/tokml@0.3.9 tokml@0.4.0
cat >write.mjs <<'JS'
import { toKML } from "@placemarkio/tokml";
import tokml from "tokml";
const geometries = [{ type: "Point", coordinates: [10.18, 36.84, 42.5] }, { type: "LineString", coordinates: [[10, 36, 1.5], [11, 37, -2]] }];
const features = geometries.map((geometry) => ({ type: "Feature", geometry, properties: {} }));
for (const [name, write] of [["@placemarkio/tokml", toKML], ["tokml", tokml]])
  console.log(name, ...write({ type: "FeatureCollection", features }).match(/(?<=<coordinates>)[^<]+/g).map((places) => places.replace(/\s+/g, " ")));
JS
seen=$(node write.mjs)
echo "$seen"
[ "$seen" = '@placemarkio/tokml 10.18,36.84 10,36 11,37
tokml 10.18,36.84,42.5 10,36,1.5 11,37,-2' ]
