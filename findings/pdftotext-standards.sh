#!/usr/bin/env bash
# pdftotext 22.12.0 (Debian 12's poppler-utils) extracts the text of a PDF in which a line ends with the hyphen of a standard's number, as word
# processors break "ISO 17636-1" and "SNT-TC-1A" (browsers do not break before a digit, UAX 14).
# Expected: the hyphen stays, at least before a digit: words are never divided there.
# Seen:     "ISO 176361", "SNT-TC1A", and the date 2026-11-27 becomes "202611-27". With `-raw` or `-layout` all hyphens stay.
# Needs python3 (writes the PDF). Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" poppler-utils=22.12.0-2+deb12u3
cat >"$folder/write.py" <<'PY'
lines = ["The films are taken as the standard ISO 17636-", "1 says, by people who are qualified under SNT-TC-",
         "1A, and read again by the second of them on 2026-", "11-27 in the same room."]
text = "BT /F 12 Tf 14 TL 40 780 Td " + " ".join(f"({line}) Tj T*" for line in lines) + " ET"
parts = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
         "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
         f"<</Length {len(text)}>>stream\n{text}\nendstream", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
pdf, table = "%PDF-1.4\n", "0000000000 65535 f \n"
for number, part in enumerate(parts, 1):
    table += f"{len(pdf):010} 00000 n \n"
    pdf += f"{number} 0 obj\n{part}\nendobj\n"
print(f"{pdf}xref\n0 6\n{table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n{len(pdf)}\n%%EOF")
PY
python3 "$folder/write.py" >"$folder/a.pdf"
seen=$(pdftotext "$folder/a.pdf" - | tr '\n' ' ')
raw=$(pdftotext -raw "$folder/a.pdf" -)
printf '%s\n--- with -raw:\n%s\n' "$seen" "$raw"
for part in 'ISO 176361 says' 'SNT-TC1A,' '202611-27'; do [[ $seen == *$part* ]]; done
[[ $raw == *17636-* && $raw == *SNT-TC-* && $raw == *2026-* ]]
