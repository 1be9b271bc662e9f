#!/usr/bin/env bash
# opening_hours 3.15.0 (npm), which maps of OpenStreetMap show opening hours with, reads the hours of an office in Tunisia.
# Expected: "Mo-Fr 08:00-17:00; PH off" (closed on public holidays) is at least open on an ordinary Monday and closed on a Sunday.
# Seen:     the whole value is refused, for each day: "There are no holidays (PH) defined for country tn". In France, and without "PH off", it works.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" opening_hours@3.15.0
cat >read.cjs <<'JS'
const OpeningHours = require("opening_hours");
for (const [country, hours] of [["fr", "Mo-Fr 08:00-17:00; PH off"], ["tn", "Mo-Fr 08:00-17:00"], ["tn", "Mo-Fr 08:00-17:00; PH off"]]) {
  let seen;
  try {
    const read = new OpeningHours(hours, { lat: 36.8, lon: 10.2, address: { country_code: country, state: "" } });
    seen = ["2026-11-30T10:00", "2026-11-29T10:00"].map((time) => (read.getState(new Date(time)) ? "open" : "closed")).join(", ");
  } catch {
    seen = "refused";
  }
  console.log(`${country} "${hours}": ${seen}`);
}
JS
seen=$(TZ=Africa/Tunis node read.cjs 2>/dev/null)
echo "$seen"
[ "$seen" = 'fr "Mo-Fr 08:00-17:00; PH off": open, closed
tn "Mo-Fr 08:00-17:00": open, closed
tn "Mo-Fr 08:00-17:00; PH off": refused' ]
