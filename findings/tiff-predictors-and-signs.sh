#!/usr/bin/env bash
# geotiff 3.0.5 and tiff 7.1.3 (npm) read 16-bit values of TIFF files, as scans of thickness and radiographs are, written by libtiff 4.5.0 (Debian 12).
# Expected: the same values from all files: in either order of bytes, with or without differences of neighbours (Predictor 2) ahead of compression
#           (TIFF 6.0, section 14), and with their sign, if SampleFormat is 2 (section 19).
# Seen:     geotiff adds the bytes of the differences as if each file were little-endian: of a big-endian one, as `tiffcp -B` writes it, it makes 745 of
#           1000, and 65531 of 250, where values fall. tiff makes 65436 of -100. What one does wrong, the other does right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" libtiff-tools=4.5.0-6+deb12u4
npm_packages "$folder" geotiff@3.0.5 tiff@7.1.3
cat >read.mjs <<'JS'
import { readFileSync, writeFileSync } from "node:fs";
import { fromArrayBuffer } from "geotiff";
import { decode } from "tiff";
if (process.argv[2] === "write") {
  writeFileSync("unsigned.raw", new Uint16Array([1000, 1005, 1010, 1000, 250]));
  writeFileSync("signed.raw", new Int16Array([-100, 0, 100, -1, 1000]));
} else {
  const bytes = new Uint8Array(readFileSync(process.argv[2]));
  const image = await (await fromArrayBuffer(bytes.buffer)).getImage();
  console.log("  geotiff", ...(await image.readRasters())[0]);
  console.log("  tiff", ...decode(bytes)[0].data);
}
JS
node read.mjs write
raw2tiff -w 5 -l 1 -d short unsigned.raw unsigned.tif
raw2tiff -w 5 -l 1 -d sshort signed.raw signed.tif
seen=$(
	while read -r name options; do
		# shellcheck disable=SC2086
		tiffcp -f msb2lsb $options "$name.tif" copy.tif
		echo "$name, $options"
		node read.mjs copy.tif
	done <<-'TXT'
		unsigned -L -c zip:2
		unsigned -B -c zip:1
		unsigned -B -c zip:2
		signed -L -c zip:1
	TXT
)
echo "$seen"
[ "$seen" = 'unsigned, -L -c zip:2
  geotiff 1000 1005 1010 1000 250
  tiff 1000 1005 1010 1000 250
unsigned, -B -c zip:1
  geotiff 1000 1005 1010 1000 250
  tiff 1000 1005 1010 1000 250
unsigned, -B -c zip:2
  geotiff 1000 1005 1010 745 65531
  tiff 1000 1005 1010 1000 250
signed, -L -c zip:1
  geotiff -100 0 100 -1 1000
  tiff 65436 0 100 65535 1000' ]
