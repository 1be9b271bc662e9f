#!/usr/bin/env bash
# zbarimg 0.23.92 (Debian 12's zbar-tools) reads QR codes made by qrcode 1.5.4 (npm) of French words, as on a visiting card.
# Expected: bytes that are valid UTF-8 are read as UTF-8 (no code says so by an ECI, as in nearly all generators); jsQR 1.4.0 does.
# Seen:     zbar guesses. "FN:Essai Gabès" is read as Big5, with the Chinese sign 癡 in place of è; "Contrôle non destructif à Tunis" is encoded
#           twice, as if it were ISO 8859-1 (ContrÃ´le); "Société d’essai" is read as Shift JIS (Japanese).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" qrcode@1.5.4 jsqr@1.4.0 pngjs@5.0.0
cat >write.cjs <<'JS'
const { writeFileSync } = require("node:fs");
const { PNG } = require("pngjs");
const jsQR = require("jsqr");
const [, , file, text] = process.argv;
require("qrcode").toBuffer(text, { scale: 6 }).then((png) => {
  writeFileSync(file, png);
  const { data, width, height } = PNG.sync.read(png);
  console.log("jsQR:", jsQR(new Uint8ClampedArray(data), width, height).data);
});
JS
texts=('FN:Essai Gabès' 'Contrôle non destructif à Tunis' 'Société d’essai')
for index in 0 1 2; do node write.cjs "$index.png" "${texts[index]}"; done | tee seen
debian_packages "$folder/root" zbar-tools=0.23.92-7+deb12u1
# zbarimg reads pictures with ImageMagick's modules.
modules=$(echo "$folder"/root/usr/lib/*-linux-gnu/ImageMagick-*/modules-*/coders)
export MAGICK_CODER_MODULE_PATH=$modules LC_ALL=C.UTF-8
for index in 0 1 2; do echo "zbar: $(zbarimg --quiet --raw --nodbus "$index.png" 2>/dev/null)"; done | sed 's/\xc2\xa0/ /g' | tee -a seen
[ "$(cat seen)" = 'jsQR: FN:Essai Gabès
jsQR: Contrôle non destructif à Tunis
jsQR: Société d’essai
zbar: FN:Essai Gab癡s
zbar: ContrÃ´le non destructif Ã  Tunis
zbar: Sociﾃｩtﾃｩ d窶册ssai' ]
