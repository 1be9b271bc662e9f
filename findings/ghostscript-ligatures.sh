#!/usr/bin/env bash
# Ghostscript 10.00.0 (Debian 12) extracts the text of a PDF (`-sDEVICE=txtwrite`) that has the words "certificat" and "influence". Their "fi" and "fl"
# are one glyph each, and the PDF says that the glyph means two letters, <00660069>, as Chromium writes it.
# Expected: "certificat, influence", as pdftotext extracts it: the bytes are UTF-16BE (ISO 32000-1, section 9.10.3).
# Seen:     "certi昀椀cat, in昀氀uence", with four Chinese characters: f, i and l are 0066, 0069 and 006C; it reads 6600, 6900 and 6C00. Single letters
#           are right: the é of "noté" is <00E9>.
# Needs python3 (writes the PDF). Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/ghostscript.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ghostscript_ready "$folder" ghostscript=10.0.0~dfsg-11+deb12u9 poppler-utils=22.12.0-2+deb12u3
cat >write.py <<'PY'
def stream(text): return f"<</Length {len(text)}>>stream\n{text}\nendstream"
letters = """/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def 1 begincodespacerange <00> <FF>
endcodespacerange 3 beginbfchar <01> <00660069> <02> <0066006C> <03> <00E9> endbfchar endcmap end end"""
parts = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 90]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    stream(r"BT /F 12 Tf 20 50 Td (certi\001cat, in\002uence, not\003) Tj ET"),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[1/fi/fl/eacute]>>/ToUnicode 6 0 R>>", stream(letters)]
pdf, table = "%PDF-1.4\n", "0000000000 65535 f \n"
for number, part in enumerate(parts, 1):
    table += f"{len(pdf):010} 00000 n \n"
    pdf += f"{number} 0 obj\n{part}\nendobj\n"
print(f"{pdf}xref\n0 7\n{table}trailer<</Size 7/Root 1 0 R>>\nstartxref\n{len(pdf)}\n%%EOF")
PY
python3 write.py >words.pdf
echo "gs: $(gs -q -sDEVICE=txtwrite -o - words.pdf | tr -d '\r' | xargs)" | tee seen
echo "pdftotext: $(pdftotext words.pdf - | tr -d '\f' | xargs)" | tee -a seen
[ "$(cat seen)" = 'gs: certi昀椀cat, in昀氀uence, noté
pdftotext: certificat, influence, noté' ]
