#!/usr/bin/env bash
# numeral 2.0.6 (npm) reads, in its French locale, values as French pages write them.
# Expected: the number before the unit, as it reads 7.1 of "7,1 mm" and 12 of "12 cm"; or null for what it does not know.
# Seen:     "m" alone is taken for million, and "t" for trillion: "5 m" is 5 000 000, "3 t" (tonnes) 3e12, and "20 µm" 20 000 000, because µ is no letter
#           of ASCII. The minus sign U+2212 is lost: "−10" is 10, and so is "10⁻³". "8 h 30" is 830.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" numeral@2.0.6
cat >run.cjs <<'JS'
const numeral = require("numeral");
require("numeral/locales/fr");
numeral.locale("fr");
const texts = ["7,1 mm", "12 cm", "5 m", "3 t", "20 µm", "\u221210", "10⁻³", "8 h 30"];
const seen = texts.map((text) => numeral(text).value());
texts.forEach((text, index) => console.log(text, "->", seen[index]));
process.exit(seen.join() === "7.1,12,5000000,3000000000000,20000000,10,10,830" ? 0 : 1);
JS
node run.cjs
