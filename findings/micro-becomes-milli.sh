#!/usr/bin/env bash
# Libraries that write any text in ASCII, for file names, addresses and text messages: any-ascii 0.3.3 and transliteration 2.6.1 (npm), and
# Unidecode 1.3.6 (Debian 12's python3-unidecode), on a thickness in micrometres.
# Expected: 20 µm is 20 um, whichever of its two signs stands there: the micro sign U+00B5, or the Greek letter U+03BC that normalisation (NFKC) and
#           Greek keyboards give. A thickness in another unit is worse than a sign that is missing.
# Seen:     with the Greek letter all three write 20 mm, a thousand times as thick; with the micro sign 20 um. And the first two write 2½ in as 21/2 in.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-unidecode=1.3.6-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
npm_packages "$folder" any-ascii@0.3.3 transliteration@2.6.1
cat >write.mjs <<'JS'
import anyAscii from "any-ascii";
import { transliterate } from "transliteration";
const texts = ["20 \u00b5m", "20 \u00b5m".normalize("NFKC"), "2½ in"];
console.log(`any-ascii: ${texts.map((text) => anyAscii(text)).join(", ")}`);
console.log(`transliteration: ${texts.map((text) => transliterate(text)).join(", ")}`);
JS
cat >write.py <<'PY'
from unicodedata import normalize
from unidecode import unidecode
print("unidecode:", ", ".join(unidecode(text) for text in ["20 \u00b5m", normalize("NFKC", "20 \u00b5m"), "2½ in"]))
PY
seen=$(node write.mjs && python3 write.py)
echo "$seen"
[ "$seen" = 'any-ascii: 20 um, 20 mm, 21/2 in
transliteration: 20 um, 20 mm, 21/2 in
unidecode: 20 um, 20 mm, 2 1/2 in' ]
