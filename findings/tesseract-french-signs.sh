#!/usr/bin/env bash
# Tesseract 5.3.0 with tesseract-ocr-fra 4.1.0 (Debian 12) reads a scanned report in French; its letters are clean and large, at 300 dots per inch.
# Expected: µ and ², which have a key on French keyboards, and ± and ≥ are read, or marked as not read.
# Seen:     the French model's set of characters has none of these signs, so that others are written for them: 20 µm is "20 pm" (picometres),
#           250 ± 2 mm "250 + 2 mm", ≥ 5,5 mm "= 5,5 mm", 5 m² "5 m?". The English model (eng) lacks the same signs.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" tesseract-ocr=5.3.0-2 tesseract-ocr-fra=1:4.1.0-2 tesseract-ocr-eng=1:4.1.0-2 python3-pil=9.4.0-1.1+deb12u1 fonts-dejavu-core=2.37-6
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
TESSDATA_PREFIX=$(dirname "$(find "$folder/root" -name fra.traineddata)")
export TESSDATA_PREFIX
cd "$folder"
cat >draw.py <<'PY'
from PIL import Image, ImageDraw, ImageFont
page = Image.new("L", (1000, 500), 255)
font = ImageFont.truetype("root/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 48)
for line, text in enumerate(["paroi ≥ 5,5 mm", "longueur 250 ± 2 mm", "surface 5 m²", "20 µm"]):
    ImageDraw.Draw(page).text((40, 40 + 110 * line), text, font=font, fill=0)
page.save("report.png")
PY
python3 draw.py
read=$(tesseract report.png - -l fra --dpi 300 2>/dev/null | grep .)
echo "$read"
lacks() {
	combine_tessdata -u "$TESSDATA_PREFIX/$1.traineddata" "$1." >/dev/null 2>&1
	echo "$1 lacks: $(for sign in é ° µ ± ≥ ²; do grep -q "^$sign " "$1.lstm-unicharset" || echo -n "$sign"; done)"
}
sets=$(lacks fra; lacks eng)
echo "$sets"
[ "$read" = 'paroi = 5,5 mm
longueur 250 + 2 mm
surface 5 m?
20 pm' ]
[ "$sets" = 'fra lacks: µ±≥²
eng lacks: µ±≥²' ]
