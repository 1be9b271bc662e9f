#!/usr/bin/env bash
# Ghostscript 10.00.0 (Debian 12) writes a PDF anew (`-sDEVICE=pdfwrite`, as ps2pdf and OCRmyPDF do). Its font has
# drawn glyphs (Type 3), as in PDFs that Chromium prints of pages with variable fonts. The glyph "fi" is two letters, <00660069>.
# Expected: the text can be found and copied as before: "Notéfi".
# Seen:     the new PDF looks the same, but its font has no /ToUnicode any more: pdftotext finds none of the letters. If the PDF has the
#           one character U+FB01 for "fi" instead, all letters stay. (Chromium writes none with `font-variant-ligatures: none`.)
# Needs python3 (writes the PDFs). Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/ghostscript.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ghostscript_ready "$folder" ghostscript=10.0.0~dfsg-11+deb12u9 poppler-utils=22.12.0-2+deb12u3
cat >write.py <<'PY'
import sys
def stream(text): return f"<</Length {len(text)}>>stream\n{text}\nendstream"
letters = f"""/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def 1 begincodespacerange <00> <FF>
endcodespacerange 5 beginbfchar <01> <004E> <02> <006F> <03> <0074> <04> <00E9> <05> <{sys.argv[1]}> endbfchar endcmap end end"""
glyphs = [stream(f"600 0 0 0 500 700 d1 0 0 {width} 700 re f") for width in (100, 200, 300, 400, 500)]
parts = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 90]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    stream("BT /F 12 Tf 20 50 Td <0102030405> Tj ET"),
    """<</Type/Font/Subtype/Type3/FontBBox[0 0 600 700]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 1/LastChar 5/Widths[600 600 600 600 600]
    /CharProcs<</g1 7 0 R/g2 8 0 R/g3 9 0 R/g4 10 0 R/g5 11 0 R>>/Encoding<</Type/Encoding/Differences[1/g1/g2/g3/g4/g5]>>/ToUnicode 6 0 R>>""",
    stream(letters), *glyphs]
pdf, table = "%PDF-1.4\n", "0000000000 65535 f \n"
for number, part in enumerate(parts, 1):
    table += f"{len(pdf):010} 00000 n \n"
    pdf += f"{number} 0 obj\n{part}\nendobj\n"
print(f"{pdf}xref\n0 12\n{table}trailer<</Size 12/Root 1 0 R>>\nstartxref\n{len(pdf)}\n%%EOF")
PY
words() { pdftotext "$1" - | tr -d '\f\n' | sed 's/[\x01-\x05]/?/g'; }
for letters in 00660069 FB01; do
	python3 write.py "$letters" >old.pdf
	gs -q -sDEVICE=pdfwrite -o new.pdf old.pdf
	echo "$letters: $(words old.pdf) -> $(words new.pdf)"
done | tee seen
[ "$(cat seen)" = '00660069: Notéfi -> ?????
FB01: Notéﬁ -> Notéﬁ' ]
