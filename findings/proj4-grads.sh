#!/usr/bin/env bash
# proj4 2.22.0 (npm) and PROJ 9.1.1 (Debian 12) project a point near Tunis (10.18° E, 36.8° N) to systems whose definition in EPSG counts in grads
# from Paris: Carthage (Paris), on the older maps of Tunisia, and NTF (Paris) / Lambert zone II, in many French drawings (.prj files of shapefiles hold such WKT).
# Expected: as PROJ, within metres, from each form that it writes itself (WKT 1, WKT 2, PROJJSON): 1308875 1119413. A point 8.7135 gr, 40.8872 gr is near Tunis.
# Seen:     proj4 takes grads for degrees, with no message: WKT 1 puts it 588 km away, WKT 2 23 km, and JSON, whose meridian it also leaves out, 212 km:
#           three places for one point. There and back agrees, so nobody notices. Of Carthage (Paris) Tunis comes to lie at sea, 460 km to the north.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" proj-bin=9.1.1-1+b1
npm_packages "$folder" proj4@2.22.0
export PROJ_DATA="$folder/root/usr/share/proj"
for form in WKT1_GDAL WKT2:2019 PROJJSON PROJ; do projinfo EPSG:27572 -o "$form" --single-line -q | sed '/^$/d' >"$form.txt"; done
projinfo EPSG:4816 -o WKT1_GDAL --single-line -q | sed '/^$/d' >carthage.txt
cat >project.mjs <<'JS'
import { readFileSync } from "node:fs";
import proj4 from "proj4";
const read = (name) => readFileSync(`${name}.txt`, "utf8").trim();
for (const form of ["PROJ", "WKT1_GDAL", "WKT2:2019", "PROJJSON"]) {
  const system = proj4(form === "PROJJSON" ? JSON.parse(read(form)) : read(form));
  const point = system.forward([10.18, 36.8]);
  console.log(form, ...point.map(Math.round), "and back", ...system.inverse(point).map((angle) => angle.toFixed(2)));
}
console.log("8.7135 gr E of Paris, 40.8872 gr N:", ...proj4(read("carthage")).inverse([8.7135, 40.8872]).map((angle) => angle.toFixed(2)));
JS
seen=$(echo 36.8 10.18 | cs2cs -f %.0f EPSG:4326 EPSG:27572 && node project.mjs)
echo "$seen"
[ "$seen" = "$(printf '1308875\t1119413 0')
PROJ 1308875 1119413 and back 10.18 36.80
WKT1_GDAL 1321357 531522 and back 10.18 36.80
WKT2:2019 1285445 1117134 and back 10.18 36.80
PROJJSON 1519039 1143642 and back 10.18 36.80
8.7135 gr E of Paris, 40.8872 gr N: 11.05 40.89" ]
