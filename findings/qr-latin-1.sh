#!/usr/bin/env bash
# jsqr 1.4.0, @zxing/library 0.23.0 and zxing-wasm 3.1.6 (npm) read QR codes of plates and reports, drawn by zint 2.11.1 (Debian 12).
# Expected: "EN 10216-2 ± 12,5 %" and the rest as written, in ISO 8859-1, which a QR code has where it names no other encoding (ISO/IEC 18004), and which
#           zint writes of such texts. In UTF-8, with its name, all three read it right.
# Seen:     jsqr finds the code, but gives an empty text, or one that ends before the first sign that is not ASCII and after which it is no UTF-8
#           ("EN 10216-2 "). The two others guess that short texts are Japanese: "20 ｵm" of 20 µm, "-10 ｰC" of -10 °C, "1ｽ" of 1½. "Société" they read right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" zint=2.11.1-1
LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/root/usr/lib"
npm_packages "$folder" jsqr@1.4.0 @zxing/library@0.23.0 zxing-wasm@3.1.6 pngjs@7.0.0
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from "@zxing/library";
import { PNG } from "pngjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")).buffer } });
for (const name of process.argv.slice(2)) {
  const { data, width, height } = PNG.sync.read(readFileSync(name));
  const pixels = new Uint8ClampedArray(data);
  const grey = pixels.filter((_, at) => at % 4 === 0);
  const zxing = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))).getText();
  const [wasm] = await readBarcodes({ data: pixels, width, height, colorSpace: "srgb" });
  console.log(name, ...[(jsQR.default ?? jsQR)(pixels, width, height).data, zxing, wasm.text].map((text) => JSON.stringify(text)));
}
JS
number=0
draw() { zint -b QRCODE --scale=4 --whitesp=4 --vwhitesp=4 "$@"; }
for text in 'EN 10216-2 ± 12,5 %' '20 µm' '-10 °C' '1½"' 'Société'; do draw -o "$((number += 1)).png" -d "$text"; done
draw --binary --eci=26 -o utf-8.png -d '20 µm'
seen=$(node read.mjs {1..5}.png utf-8.png)
echo "$seen"
[ "$seen" = '1.png "EN 10216-2 " "EN 10216-2 ｱ 12,5 %" "EN 10216-2 ｱ 12,5 %"
2.png "" "20 ｵm" "20 ｵm"
3.png "" "-10 ｰC" "-10 ｰC"
4.png "" "1ｽ\"" "1ｽ\""
5.png "" "Société" "Société"
utf-8.png "20 µm" "20 µm" "20 µm"' ]
