#!/usr/bin/env bash
# dcmjs 0.52.2 (npm) reads a radiograph in DICOM, written by DCMTK 3.6.7 (Debian 12) with explicit and with implicit types of its values.
# Expected: the same values from both files: smallest pixel -100, padding -1024. Their type is "US or SS", and SS, with a sign, where the pixels
#           have one (Pixel Representation is 1; PS3.5, annex A.1, and PS3.6), as dcmdump and the explicit file say.
# Seen:     of the implicit file, the default of DICOM, dcmjs makes 65436 and 64512. What it writes of it, with explicit types, says so for every reader.
#           Its log mentions an invalid type xs.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/dcmtk.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dcmtk_ready "$folder" dcmtk=3.6.7-9~deb12u4
npm_packages "$folder" dcmjs@0.52.2
cat >dump.txt <<'TXT'
(0008,0016) UI [1.2.840.10008.5.1.4.1.1.7]
(0008,0018) UI [2.25.1]
(0028,0103) US 1
(0028,0106) SS -100
(0028,0120) SS -1024
TXT
dump2dcm +te dump.txt explicit.dcm
dump2dcm +ti dump.txt implicit.dcm
cat >read.mjs <<'JS'
import { readFileSync, writeFileSync } from "node:fs";
import dcmjs from "dcmjs";
for (const name of ["explicit", "implicit"]) {
  const file = dcmjs.data.DicomMessage.readFile(new Uint8Array(readFileSync(`${name}.dcm`)).buffer);
  console.log("dcmjs", name, file.dict["00280106"].vr, file.dict["00280106"].Value, file.dict["00280120"].vr, file.dict["00280120"].Value);
  file.meta["00020010"].Value = ["1.2.840.10008.1.2.1"];
  writeFileSync(`${name}-again.dcm`, new Uint8Array(file.write()));
}
JS
seen=$(
	node read.mjs 2>/dev/null
	for name in implicit implicit-again; do dcmdump +P 0028,0106 +P 0028,0120 "$name.dcm" | awk -v name="$name" '{ print "dcmdump", name, $2, $3 }'; done
)
echo "$seen"
[ "$seen" = 'dcmjs explicit SS [ -100 ] SS [ -1024 ]
dcmjs implicit US [ 65436 ] US [ 64512 ]
dcmdump implicit SS -100
dcmdump implicit SS -1024
dcmdump implicit-again US 65436
dcmdump implicit-again US 64512' ]
