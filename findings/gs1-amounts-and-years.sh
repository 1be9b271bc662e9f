#!/usr/bin/env bash
# bark-js 1.2.1, gs1-barcode-parser-mod2 1.0.6 and gs1js 0.0.2 (npm) read GS1 barcodes, as they are on lifting gear, on cans of penetrant and on invoices:
# the item (01), use by (17), net weight in kg (310n), length in m (311n), and an amount of 1.25 EUR (391n, which begins with the currency 978).
# Expected: as gs1-barcode-parser-mod 1.2.1 reads them. The two digits of a year mean one from 49 years ago to 50 years ahead, so that 51 is 2051, and the
#           day 00, outside health care, is the last one of the month (GS1 General Specifications, 7.12 and use by). In 391n, three digits of the currency
#           precede the amount.
# Seen:     bark-js makes 9781.25 of 1.25 EUR. For it and for mod2, gear to be used until March 2051 expired in 1951, and bark-js writes a date "2027-03-00".
#           gs1js cuts all identifiers to two digits: of 10 kg and 12.5 m its table keeps one entry, "31".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" bark-js@1.2.1 gs1-barcode-parser-mod@1.2.1 gs1-barcode-parser-mod2@1.0.6 gs1js@0.0.2
cat >read.cjs <<'JS'
const bark = require("bark-js");
const mod = require("gs1-barcode-parser-mod");
const mod2 = require("gs1-barcode-parser-mod2");
const { GS1Reader } = require("gs1js");
const codes = ["010123456789012817510302", "010123456789012817270300", "01012345678901283912978125", "010123456789012831010001003111000125"];
const day = (data) => (data instanceof Date ? `${data.getFullYear()}-${data.getMonth() + 1}-${data.getDate()}` : data);
const readers = {
  "bark-js": (code) => bark(code).elements.map(({ ai, value }) => [ai, value]),
  mod: (code) => mod.parseBarcode(`]C1${code}`).parsedCodeItems.map(({ ai, data, unit }) => [ai, `${day(data)} ${unit}`.trim()]),
  mod2: (code) => mod2.parseBarcode(`]C1${code}`).parsedCodeItems.map(({ ai, data, unit }) => [ai, `${day(data)} ${unit}`.trim()]),
  gs1js: (code) => Object.entries(new GS1Reader(code).lookup).map(([ai, { value }]) => [ai, value]),
};
for (const [name, read] of Object.entries(readers))
  console.log(`${name}: ${codes.map((code) => read(code).filter(([ai]) => ai !== "01").map((pair) => pair.join(" ")).join(", ")).join("; ")}`);
JS
seen=$(TZ=UTC node read.cjs)
echo "$seen"
[ "$seen" = 'bark-js: 17 1951-03-02; 17 2027-03-00; 3912 9781.25; 3101 00010.0, 3111 00012.5
mod: 17 2051-3-2; 17 2027-3-31; 3912 1.25 978; 3101 10 KGM, 3111 12.5 MTR
mod2: 17 1951-3-2; 17 2027-3-31; 3912 1.25 978; 3101 10 KGM, 3111 12.5 MTR
gs1js: 17 510302; 17 270300; 39 12978125; 31 11000125' ]
