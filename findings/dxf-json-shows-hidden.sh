#!/usr/bin/env bash
# dxf-json 0.14.1 and its fork @mlightcad/dxf-json 1.2.8 (both npm) read a DXF drawing with a visible and a hidden weld symbol (group 60).
# Expected: isVisible is true for 0, and false for 1 (DXF Reference, "Common Group Codes for Entities": 60, object visibility, 0 = visible, 1 = invisible).
# Seen:     isVisible is false for what is visible, and true for what is hidden; without the group, it is missing. dxf-parser 1.1.2 and dxf 5.3.1
#           say it right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dxf-json@0.14.1 @mlightcad/dxf-json@1.2.8 dxf-parser@1.1.2 dxf@5.3.1
cat >read.cjs <<'JS'
const DxfParser = require("dxf-parser");
const { Helper } = require("dxf");
const circle = (handle, ...visibility) => [[0, "CIRCLE"], [5, handle], [100, "AcDbEntity"], [8, "0"], ...visibility, [100, "AcDbCircle"],
  [10, 10], [20, 5], [30, 0], [40, 2]];
const drawing = [[0, "SECTION"], [2, "ENTITIES"], ...circle("1A", [60, 0]), ...circle("1B", [60, 1]), ...circle("1C"), [0, "ENDSEC"], [0, "EOF"]]
  .map(([code, value]) => `${code}\n${value}\n`).join("");
const readers = {
  "dxf-json": () => new (require("dxf-json").DxfParser)().parseSync(drawing).entities.map((entity) => entity.isVisible),
  "@mlightcad/dxf-json": () => new (require("@mlightcad/dxf-json").DxfParser)().parseSync(drawing).entities.map((entity) => entity.isVisible),
  "dxf-parser": () => new DxfParser().parseSync(drawing).entities.map((entity) => entity.visible),
  dxf: () => new Helper(drawing).parsed.entities.map((entity) => entity.visible),
};
for (const [name, read] of Object.entries(readers)) console.log(`${name}: 0 ${read()[0]}, 1 ${read()[1]}, none ${read()[2]}`);
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'dxf-json: 0 false, 1 true, none undefined
@mlightcad/dxf-json: 0 false, 1 true, none undefined
dxf-parser: 0 true, 1 false, none undefined
dxf: 0 true, 1 false, none undefined' ]
