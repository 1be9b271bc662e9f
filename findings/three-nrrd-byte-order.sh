#!/usr/bin/env bash
# three 0.187.0 (npm) reads a small volume of computed tomography in NRRD, written by unu of Teem 1.12.0 (Debian 12).
# Expected: the values 1, -2, 300, 4, 5, 6 of every file. "endian: big" in the header says that the first byte of a value counts most, and "encoding: hex"
#           that each byte is written as two digits ("Definition of NRRD File Format", basic field specifications).
# Seen:     NRRDLoader reads the field endian, but takes the bytes in the other order: 256, -257, 11265, …, also in gzip. Hex gives 0 everywhere.
#           No message comes. Little-endian files and text are right. nrrd-js 0.2.1 reads the raw big-endian file, too.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" teem-apps=1.12.0~20160122-5
npm_packages "$folder" three@0.187.0 nrrd-js@0.2.1
# Debian has this library outside of the folder of its architecture.
unu() { LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/root/usr/lib" teem-unu "$@" 2>/dev/null; }
echo '1 -2 300 4 5 6' >values.txt
unu make -t short -s 3 2 -i values.txt -e ascii -o ascii.nrrd
for order in little big; do
	for encoding in raw gzip hex; do unu save -f nrrd -e "$encoding" -en "$order" -i ascii.nrrd -o "$encoding-$order.nrrd"; done
done
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { parse } from "nrrd-js";
import { NRRDLoader } from "three/examples/jsm/loaders/NRRDLoader.js";
for (const name of ["ascii", "raw-little", "raw-big", "gzip-little", "gzip-big", "hex-big"]) {
  const bytes = new Uint8Array(readFileSync(`${name}.nrrd`)).buffer;
  console.log(`${name}, three: ${[...new NRRDLoader().parse(bytes).data].join(" ")}`);
  if (name.startsWith("raw")) console.log(`${name}, nrrd-js: ${[...parse(bytes).data].join(" ")}`);
}
JS
tail -n 1 hex-big.nrrd
for name in raw-big gzip-big hex-big; do echo "unu, $name: $(unu save -f text -i "$name.nrrd" | xargs)"; done
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'ascii, three: 1 -2 300 4 5 6
raw-little, three: 1 -2 300 4 5 6
raw-little, nrrd-js: 1 -2 300 4 5 6
raw-big, three: 256 -257 11265 1024 1280 1536
raw-big, nrrd-js: 1 -2 300 4 5 6
gzip-little, three: 1 -2 300 4 5 6
gzip-big, three: 256 -257 11265 1024 1280 1536
hex-big, three: 0 0 0 0 0 0' ]
