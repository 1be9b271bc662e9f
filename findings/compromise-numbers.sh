#!/usr/bin/env bash
# compromise 14.17.0 and fr-compromise 0.2.8 (npm) find the numbers in English and in French sentences, and write them in words.
# Expected: −10 of "-10 °C", 0.5 of "1/2 inch", 0.5 of « 0,5 mm », 80 of « quatre-vingts », 1 500 000 of « 1,5 million »; 71 is "soixante et onze".
# Seen:     in English -10 is 10 ("minus ten" is right), and 1/2 is 1, although 1 1/2 is 1.5. In French the comma is dropped: 0,5 is 5, also as
#           "zéro virgule cinq", 7,1 is 71, 1,5 million 15 000 000. "quatre-vingts" is 4, and 71 becomes "soixante dix et un".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" compromise@14.17.0 fr-compromise@0.2.8
cat >run.mjs <<'JS'
import english from "compromise";
import french from "fr-compromise";
const read = (language, texts) => texts.map((text) => `${text} -> ${language(text).numbers().get()}`).join(", ");
const seen = [
  read(english, ["at -10 °C", "minus ten degrees", "1/2 inch", "1 1/2 inches"]),
  read(french, ["à -10 °C", "0,5 mm", "zéro virgule cinq", "7,1 mm", "1,5 million", "quatre-vingts", "deux cents"]),
  french("71 tubes").numbers().toText().all().text(),
].join("\n");
console.log(seen);
process.exit(
  seen ===
    `at -10 °C -> 10, minus ten degrees -> -10, 1/2 inch -> 1, 1 1/2 inches -> 1.5
à -10 °C -> -10, 0,5 mm -> 5, zéro virgule cinq -> 5, 7,1 mm -> 71, 1,5 million -> 15000000, quatre-vingts -> 4, deux cents -> 200
soixante dix et un tubes` ? 0 : 1,
);
JS
node run.mjs
