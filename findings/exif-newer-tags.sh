#!/usr/bin/env bash
# exif-js 2.3.0, exif-parser 0.1.12 and piexifjs 1.0.6 (npm, 100,000 to 2,000,000 downloads a week) read photos that say, as cameras do since Exif 2.31
# (2016), what the time zone, the temperature (−5.5 °C) and the humidity (45.5 %) were. exiv2 0.27.6 (Debian 12) writes the photo; exifr 7.1.3 reads it.
# Expected: these values under names of their own, or under their numbers (9011, 9400 and 9401 in hexadecimal), or not at all.
# Seen:     exif-js and exif-parser put all of them under the name "undefined", where one of them stays. If an author is added with piexifjs, as its
#           README shows (load, change, dump, insert), all of them are deleted from the photo; others, such as the exposure time, stay.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" exiv2=0.27.6-1
npm_packages "$folder" exif-js@2.3.0 exif-parser@0.1.12 piexifjs@1.0.6 exifr@7.1.3
zeros=$(printf '00%.0s' {1..15})
pixel=ffd8ffe000104a46494600010100000100010000ffdb004300$(printf '10%.0s' {1..64})ffc0000b080001000101011100ffc400140001${zeros}00
pixel+=ffc400141001${zeros}00ffda0008010100003f003fffd9
perl -e 'print pack "H*", shift' "$pixel" >weld.jpg
exiv2 -M "set Exif.Photo.ExposureTime 1/125" -M "set Exif.Photo.0x9011 Ascii +01:00" -M "set Exif.Photo.0x9400 SRational -55/10" \
	-M "set Exif.Photo.0x9401 Rational 455/10" modify weld.jpg
cat >read.cjs <<'JS'
const { readFileSync } = require("node:fs");
const exifJs = require("exif-js");
const exifParser = require("exif-parser");
const exifr = require("exifr");
const { dump, insert, load, ImageIFD } = require("piexifjs");
const photo = readFileSync("weld.jpg");
const names = ["ExposureTime", "OffsetTimeOriginal", "AmbientTemperature", "Humidity", "undefined"];
const pick = (tags) => names.filter((name) => name in tags).map((name) => `${name} ${tags[name]}`).join(", ");
(async () => {
  console.log(`exifr: ${pick(await exifr.parse(photo, true))}`);
  console.log(`exif-js: ${pick(exifJs.readFromBinaryFile(new Uint8Array(photo).buffer))}`);
  console.log(`exif-parser: ${pick(exifParser.create(photo).parse().tags)}`);
  const tags = load(photo.toString("latin1"));
  tags["0th"][ImageIFD.Artist] = "N. N.";
  const signed = Buffer.from(insert(dump(tags), photo.toString("latin1")), "latin1");
  console.log(`exifr, after piexifjs: ${pick(await exifr.parse(signed, true))}`);
})();
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'exifr: ExposureTime 0.008, OffsetTimeOriginal +01:00, AmbientTemperature -5.5, Humidity 45.5
exif-js: ExposureTime 0.008, undefined 45.5
exif-parser: ExposureTime 0.008, undefined +01:00
exifr, after piexifjs: ExposureTime 0.008' ]
