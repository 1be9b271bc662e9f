#!/usr/bin/env bash
# Miller 6.6.0 and dcm2json of DCMTK 3.6.7 (both Debian 12), which write JSON from tables and from DICOM files, as digital radiographs are.
# Expected: JSON that can be read. A JSON number has a digit before and after its point, and is decimal (RFC 8259, section 6); DICOM's decimal
#           strings need none (PS3.5, table 6.2-1): ".5", "5.".
# Seen:     both copy numbers as they are typed: Miller .5, 5. and 0x1F, dcm2json 5. (but 0.5 for ".5"). JSON readers, here Python's, refuse these files.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/dcmtk.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dcmtk_ready "$folder" miller=6.6.0-2+b3 dcmtk=3.6.7-9~deb12u4
cd "$folder"
printf 'thickness,load,serial\n.5,5.,0x1F\n' >report.csv
# Class and instance of the image, and the size of the focal spot in millimetres.
printf '(0008,0016) UI [1.2.840.10008.5.1.4.1.1.7]\n(0008,0018) UI [2.25.1]\n(0018,1190) DS [.5\\5.]\n' >dump.txt
dump2dcm dump.txt report.dcm 2>/dev/null
mlr --icsv --ojsonl cat report.csv >miller.json
dcm2json --compact-code report.dcm >dcm2json.json
cat miller.json dcm2json.json && echo
[ "$(cat miller.json)" = '{"thickness": .5, "load": 5., "serial": 0x1F}' ]
grep -qF '"00181190":{"vr":"DS","Value":[0.5,5.]}' dcm2json.json
for program in miller dcm2json; do
	if python3 -m json.tool "$program.json"; then exit 1; fi
done
