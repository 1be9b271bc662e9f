#!/usr/bin/env bash
# geojson2shp 0.5.0 (npm) makes a shapefile of points with measured deviations, which every geographic information system reads.
# Expected: the table (DBF) of the shapefile has the values of the GeoJSON: 12.5, -0.25, -5, and 0 for 0.00000015, as it has three decimals. A number is
#           written with a point and a sign, right-aligned (dBASE III+ file structure, type N), so that the sign is before the first figure.
# Seen:     the sign is far in front of the number, "-            0.25": dbfdump of Shapelib 1.5.0 (Debian 12), from which GDAL has its reader, says 0 for
#           -0.25 and for -5, and dbffile 1.13.0 says NaN. Of 0.00000015, 1.5e-7 in JavaScript, comes 1.5. No message comes. Positive numbers are right,
#           and all values are with @mapbox/shp-write 0.4.3.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" shapelib=1.5.0-3+b1
npm_packages "$folder" geojson2shp@0.5.0 @mapbox/shp-write@0.4.3 jszip@3.10.1 dbffile@1.13.0
cat >write.cjs <<'JS'
const { writeFileSync } = require("node:fs");
const { buffer } = require("node:stream/consumers");
const { PassThrough } = require("node:stream");
const { convert } = require("geojson2shp");
const { zip } = require("@mapbox/shp-write");
const JSZip = require("jszip");
const { DBFFile } = require("dbffile");
const features = [12.5, -0.25, -5, 0.00000015].map((mm, i) => ({ type: "Feature", properties: { mm }, geometry: { type: "Point", coordinates: [10 + i, 36] } }));
const say = async (name, archive) => {
  const { files } = await JSZip.loadAsync(archive);
  writeFileSync(`${name}.dbf`, await Object.values(files).find((file) => file.name.endsWith(".dbf")).async("nodebuffer"));
  console.log(`${name}, dbffile: ${(await (await DBFFile.open(`${name}.dbf`)).readRecords(9)).map((row) => row.mm).join(", ")}`);
};
(async () => {
  await say("shp-write", await zip({ type: "FeatureCollection", features }, { outputType: "nodebuffer", compression: "STORE" }));
  const out = new PassThrough();
  const whole = buffer(out);
  await convert(features, out, { layer: "points", targetCrs: 4326 });
  await say("geojson2shp", await whole);
})();
JS
seen=$(
	node write.cjs
	for name in shp-write geojson2shp; do echo "$name, dbfdump: $(dbfdump "$name.dbf" | tail -n 4 | xargs)"; done
)
grep -aoE -- '- +0\.25' geojson2shp.dbf
echo "$seen"
[ "$seen" = 'shp-write, dbffile: 12.5, -0.25, -5, 1.5e-7
geojson2shp, dbffile: 12.5, NaN, NaN, 1.5
shp-write, dbfdump: 12.500 -0.250 -5.000 0.000
geojson2shp, dbfdump: 12.500 0.000 0.000 1.500' ]
