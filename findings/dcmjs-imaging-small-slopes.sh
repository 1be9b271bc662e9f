#!/usr/bin/env bash
# dcmjs-imaging 0.2.5 (npm) and DCMTK 3.6.7 (Debian 12) draw maps of thickness in DICOM: stored values, a slope and an intercept, a window in millimetres.
# Expected: 0, 250, 500, 750 and 1000 with the slope 0.01 and the intercept 10 are 10 to 20 mm; the window of 10 mm around 15 mm shows them as black,
#           three greys and white (PS3.3, C.11.1 and C.11.2.1.2: the window applies to the values after slope and intercept). A slope may be negative:
#           with -1 and 1000 they are 1000 to 0.
# Seen:     dcmjs-imaging puts 1 in the place of a slope below 0.1, also of each negative one, and divides the intercept, but leaves the window: all
#           is white, or all black. Its log warns of a slope close to zero. With 0.1 it is right. DCMTK does all right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/dcmtk.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dcmtk_ready "$folder" dcmtk=3.6.7-9~deb12u4
npm_packages "$folder" dcmjs-imaging@0.2.5
cat >draw.mjs <<'JS'
import { readFileSync } from "node:fs";
import imaging from "dcmjs-imaging";
imaging.log.setLevel("error");
const drawn = new imaging.DicomImage(new Uint8Array(readFileSync("map.dcm")).buffer).render();
console.log("dcmjs-imaging", ...new Uint8Array(drawn.pixels).filter((_, place) => place % 4 === 0));
JS
seen=$(
	# The stored values are hexadecimal here.
	for map in '0.01 10 15 10' '0.1 100 150 100' '-1 1000 500 1000'; do
		read -r slope intercept center width <<<"$map"
		cat >dump.txt <<-TXT
			(0008,0016) UI [1.2.840.10008.5.1.4.1.1.7]
			(0008,0018) UI [2.25.1]
			(0028,0002) US 1
			(0028,0004) CS [MONOCHROME2]
			(0028,0010) US 1
			(0028,0011) US 5
			(0028,0100) US 16
			(0028,0101) US 16
			(0028,0102) US 15
			(0028,0103) US 0
			(0028,1050) DS [$center]
			(0028,1051) DS [$width]
			(0028,1052) DS [$intercept]
			(0028,1053) DS [$slope]
			(7fe0,0010) OW 0\\fa\\1f4\\2ee\\3e8
		TXT
		dump2dcm +te dump.txt map.dcm
		echo "slope $slope, intercept $intercept, window $width around $center"
		node draw.mjs
		dcm2pnm --quiet --use-window 1 --write-8-bit-pnm map.dcm map.pgm
		echo "dcm2pnm $(tail -n 1 map.pgm | xargs)"
	done
)
echo "$seen"
[ "$seen" = 'slope 0.01, intercept 10, window 10 around 15
dcmjs-imaging 255 255 255 255 255
dcm2pnm 0 56 141 198 255
slope 0.1, intercept 100, window 100 around 150
dcmjs-imaging 0 64 128 193 255
dcm2pnm 0 64 128 193 255
slope -1, intercept 1000, window 1000 around 500
dcmjs-imaging 0 0 0 0 0
dcm2pnm 255 191 127 63 0' ]
