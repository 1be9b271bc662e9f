#!/usr/bin/env bash
# daikon 1.2.46 (npm) reads the values of images in DICOM, written by DCMTK 3.6.7 (Debian 12), as slope and intercept make them: getInterpretedData.
# Expected: the stored values 0, 1 and 4095 with the slope 0.01 and the intercept 10 are 10, 10.01 and 50.95 mm, whether their smallest is to be shown
#           black or white: MONOCHROME1, of which most radiographs are, is about the display (PS3.3, C.7.6.3.1.2). Of 12 bits with a sign, 0xfff
#           is -1: the four bits above them are not part of the value (PS3.5, section 8.1.1).
# Seen:     daikon turns MONOCHROME1 over before it applies the slope: 50.95, 50.94 and 10 mm, so that a scale of thicknesses runs backwards. With a
#           sign, it makes 2047 of -2048, of -1 and of 0. Of 0xfff it makes 4095. MONOCHROME2 without a sign, or with its sign in all bits, is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/dcmtk.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dcmtk_ready "$folder" dcmtk=3.6.7-9~deb12u4
npm_packages "$folder" daikon@1.2.46
cat >read.cjs <<'JS'
const daikon = require("daikon");
const bytes = new Uint8Array(require("node:fs").readFileSync("image.dcm"));
console.log(process.argv[2], ...daikon.Series.parseImage(new DataView(bytes.buffer)).getInterpretedData(true));
JS
seen=$(
	# The stored values are hexadecimal here.
	for image in 'MONOCHROME2 0 0.01 10 0,1,7ff,fff' 'MONOCHROME1 0 0.01 10 0,1,7ff,fff' 'MONOCHROME2 1 1 0 f800,ffff,0,7ff' \
		'MONOCHROME1 1 1 0 f800,ffff,0,7ff' 'MONOCHROME2 1 1 0 800,fff,0,7ff'; do
		read -r kind signed slope intercept values <<<"$image"
		cat >dump.txt <<-TXT
			(0008,0016) UI [1.2.840.10008.5.1.4.1.1.7]
			(0008,0018) UI [2.25.1]
			(0028,0002) US 1
			(0028,0004) CS [$kind]
			(0028,0010) US 1
			(0028,0011) US 4
			(0028,0100) US 16
			(0028,0101) US 12
			(0028,0102) US 11
			(0028,0103) US $signed
			(0028,1052) DS [$intercept]
			(0028,1053) DS [$slope]
			(7fe0,0010) OW ${values//,/\\}
		TXT
		dump2dcm +te dump.txt image.dcm
		node read.cjs "$image:"
	done
)
echo "$seen"
[ "$seen" = 'MONOCHROME2 0 0.01 10 0,1,7ff,fff: 10 10.01 30.47 50.95
MONOCHROME1 0 0.01 10 0,1,7ff,fff: 50.95 50.94 30.48 10
MONOCHROME2 1 1 0 f800,ffff,0,7ff: -2048 -1 0 2047
MONOCHROME1 1 1 0 f800,ffff,0,7ff: 2047 2047 2047 0
MONOCHROME2 1 1 0 800,fff,0,7ff: 2048 4095 0 2047' ]
