#!/usr/bin/env bash
# Readers of TIFF: Pillow 9.4.0 (Debian 12), geotiff 3.0.5 and utif 3.1.0 (npm), on a radiograph of 8 and of 16 bits whose PhotometricInterpretation
# is 0, "WhiteIsZero" (TIFF 6.0, page 37), as scanners of films write it. Its three pixels are white (0), grey and black (255, or 65535).
# Expected: white, grey, black from both files.
# Seen:     Pillow turns the values of 8 bits (255, 155, 0), but not those of 16 (0, 25700, 65535): a negative of the picture. utif reads 8 bits
#           right, and of 16 nothing: transparent black. geotiff's readRGB gives 0, 156, 1 (0, 155, 0 of 16 bits): grey and black are right, but pure white is black.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-pil=9.4.0-1.1+deb12u1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
npm_packages "$folder" geotiff@3.0.5 utif@3.1.0
cat >pillow.py <<'PY'
from struct import pack
from PIL import Image
for bits, pixels in [(8, pack("<3B", 0, 100, 255)), (16, pack("<3H", 0, 25700, 65535))]:
    # Width 3, height 1, bits, no compression, WhiteIsZero, place of the pixels, samples per pixel, rows per strip, size of the strip.
    tags = [(256, 3), (257, 1), (258, bits), (259, 1), (262, 0), (273, 122), (277, 1), (278, 1), (279, len(pixels))]
    entries = b"".join(pack("<HHIHH", tag, 3, 1, value, 0) for tag, value in tags)
    with open(f"{bits}.tif", "wb") as file:
        file.write(b"II*\0" + pack("<IH", 8, len(tags)) + entries + pack("<I", 0) + pixels)
    image = Image.open(f"{bits}.tif")
    print("Pillow", bits, [image.getpixel((x, 0)) for x in range(3)])
PY
cat >scripts.mjs <<'JS'
import { readFile } from "node:fs/promises";
import { fromArrayBuffer } from "geotiff";
import UTIF from "utif";
for (const bits of [8, 16]) {
  const { buffer } = new Uint8Array(await readFile(`${bits}.tif`));
  const [picture] = UTIF.decode(buffer);
  UTIF.decodeImage(buffer, picture);
  const rgba = UTIF.toRGBA8(picture);
  const rgb = await (await (await fromArrayBuffer(buffer)).getImage()).readRGB({ interleave: true });
  console.log("utif", bits, [0, 4, 8].map((at) => rgba[at]), "opacity", rgba[3], "geotiff", bits, [0, 3, 6].map((at) => rgb[at]));
}
JS
seen=$(python3 pillow.py && node scripts.mjs)
echo "$seen"
[ "$seen" = 'Pillow 8 [255, 155, 0]
Pillow 16 [0, 25700, 65535]
utif 8 [ 255, 155, 0 ] opacity 255 geotiff 8 [ 0, 156, 1 ]
utif 16 [ 0, 0, 0 ] opacity 0 geotiff 16 [ 0, 155, 0 ]' ]
