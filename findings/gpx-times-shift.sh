#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3 and @mapbox/togeojson 0.16.2 (npm) make GeoJSON of a GPX track, recorded along a pipeline.
# Expected: of three points, the first has no time yet, as time is optional in each point (GPX 1.1, wptType). The times of the second and of the third
#           point are still theirs, as are temperature and heart rate of the second one, which both libraries give as lists with a null for the others.
# Seen:     both write a list of two times for three points, so that the first point has the time of the second, the second that of the third. The newer
#           library also has a property 21.580, the temperature of 21.5 °C joined to the heart rate of 80. If all points have a time, the list is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @tmcw/togeojson@7.1.3 @mapbox/togeojson@0.16.2 @xmldom/xmldom@0.9.12
cat >convert.mjs <<'JS'
import old from "@mapbox/togeojson";
import { gpx } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
const track = (first) => new DOMParser().parseFromString(`<gpx version="1.1" creator="example" xmlns="http://www.topografix.com/GPX/1/1"
xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><trkseg><trkpt lat="36.84" lon="10.18">${first}</trkpt>
<trkpt lat="36.85" lon="10.18"><time>2026-11-29T08:00:10Z</time><extensions><gpxtpx:TrackPointExtension>
<gpxtpx:atemp>21.5</gpxtpx:atemp><gpxtpx:hr>80</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>
<trkpt lat="36.86" lon="10.18"><time>2026-11-29T08:00:20Z</time></trkpt></trkseg></trk></gpx>`,
  "text/xml");
for (const [name, first] of [["without", ""], ["with", "<time>2026-11-29T08:00:00Z</time>"]]) {
  const { coordinateProperties: lists, ...said } = gpx(track(first)).features[0].properties;
  console.log(`${name} the first time`);
  console.log("  @tmcw", lists.times.map((time) => time.slice(17, 19)).join(), JSON.stringify(lists.atemps), JSON.stringify(lists.heart),
    Object.values(said).map((value) => value.trim()).includes("21.580"));
  const { coordTimes, heartRates } = old.gpx(track(first)).features[0].properties;
  console.log("  @mapbox", coordTimes.map((time) => time.slice(17, 19)).join(), JSON.stringify(heartRates));
}
JS
seen=$(node convert.mjs)
echo "$seen"
[ "$seen" = 'without the first time
  @tmcw 10,20 [null,21.5,null] [null,80,null] true
  @mapbox 10,20 [null,80,null]
with the first time
  @tmcw 00,10,20 [null,21.5,null] [null,80,null] true
  @mapbox 00,10,20 [null,80,null]' ]
