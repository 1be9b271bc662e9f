#!/usr/bin/env bash
# web-ifc 0.0.78 (npm, 30,000 downloads a week) reads a line of a building model (IFC), and writes it again, as it is when another value of it was changed.
# Expected: the same line: a bearing or position of 36° 48′ 23.5″ in a property is IFCCOMPOUNDPLANEANGLEMEASURE((36,48,23,500000)), a list of three or four
#           integers (IFC4, IfcCompoundPlaneAngleMeasure, which is an IfcDerivedMeasureValue, and so may be the value of a property).
# Seen:     it writes (36.48.23.5E+05): the type is gone, integers are reals, and points stand where the commas were. Its own reader
#           finds no value (NominalValue) in it any more. The same list as RefLatitude of a site is right, and so are lengths. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" web-ifc@0.0.78
cat >model.ifc <<'IFC'
ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('pier.ifc','2026-03-02T14:30:00',('N. N.'),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCSITE('0YvctVUKr0kugbFTf53O9N',$,$,$,$,$,$,$,.ELEMENT.,(36,48,23,500000),(10,10,54),-12.5,$,$);
#2=IFCPROPERTYSINGLEVALUE('Length',$,IFCLENGTHMEASURE(-0.25),$);
#3=IFCPROPERTYSINGLEVALUE('Latitude',$,IFCCOMPOUNDPLANEANGLEMEASURE((36,48,23,500000)),$);
ENDSEC;
END-ISO-10303-21;
IFC
cat >write.cjs <<'JS'
const { readFileSync } = require("node:fs");
const { IfcAPI } = require("web-ifc");
(async () => {
  const api = new IfcAPI();
  await api.Init();
  const model = api.OpenModel(readFileSync("model.ifc"));
  for (const line of [1, 2, 3]) api.WriteLine(model, api.GetLine(model, line));
  const written = api.SaveModel(model);
  console.log(Buffer.from(written).toString().match(/^#\d.*$/gm).join("\n"));
  console.log(`read again: ${api.GetLine(api.OpenModel(written), 3).NominalValue}`);
})();
JS
seen=$(node write.cjs)
echo "$seen"
[ "$seen" = '#1=IFCSITE('\''0YvctVUKr0kugbFTf53O9N'\'',$,$,$,$,$,$,$,.ELEMENT.,(36,48,23,500000),(10,10,54),-12.5,$,$);
#2=IFCPROPERTYSINGLEVALUE('\''Length'\'',$,IFCLENGTHMEASURE(-0.25),$);
#3=IFCPROPERTYSINGLEVALUE('\''Latitude'\'',$,(36.48.23.5E+05),$);
read again: undefined' ]
