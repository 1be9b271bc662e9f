#!/usr/bin/env bash
# pdf-parse 2.4.5, unpdf 1.8.1 and @opendocsg/pdf2md 0.3.2 (npm) take the text out of a PDF drawing with layers, of which one is off.
# Expected: what a reader sees and prints: content of a layer that is off in the default configuration is not drawn (ISO 32000-1, 8.11.2.1 and 8.11.4.3).
#           mupdf 1.28.1 reads that.
# Seen:     all three return the old dimension of 14 mm on the layer that is off, beside the valid one of 12 mm, with nothing that tells; so the
#           superseded language or revision of a sheet gets into searches. They make a Greek letter of the sign µ (U+00B5), so that a search for it fails.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" pdf-parse@2.4.5 unpdf@1.8.1 @opendocsg/pdf2md@0.3.2 mupdf@1.28.1
cat >read.mjs <<'JS'
import pdf2md from "@opendocsg/pdf2md";
import { Document } from "mupdf";
import { PDFParse } from "pdf-parse";
import { extractText } from "unpdf";
const content = "BT /F 12 Tf 72 760 Td (Wall 12 mm, coating 20 \xb5m) Tj ET /OC /Old BDC BT /F 12 Tf 72 740 Td (Wall 14 mm) Tj ET EMC";
const objects = [
  "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/Properties<</Old 6 0 R>>>>>>",
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  "<</Type/OCG/Name(Revision A)>>",
];
let text = "%PDF-1.7\n";
const starts = objects.map((object, i) => { const start = text.length; text += `${i + 1} 0 obj\n${object}\nendobj\n`; return `${start}`.padStart(10, "0"); });
const rows = starts.map((start) => `${start} 00000 n \n`).join("");
text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
const pdf = () => Uint8Array.from(text, (sign) => sign.charCodeAt());
const show = (name, read) => console.log(`${name}: ${read.replaceAll(/\s+/g, " ").replace(/ -- 1 of 1.*/, "").replaceAll("\u00b5", "µ (U+00B5)").replaceAll("\u03bc", "μ (U+03BC)").trim()}`);
show("mupdf", Document.openDocument(pdf(), "application/pdf").loadPage(0).toStructuredText().asText());
show("pdf-parse", (await new PDFParse({ data: pdf() }).getText()).text);
show("unpdf", (await extractText(pdf(), { mergePages: true })).text);
show("pdf2md", await pdf2md(pdf()));
JS
seen=$(node read.mjs 2>/dev/null | grep -E '^(mupdf|pdf-parse|unpdf|pdf2md): ')
echo "$seen"
[ "$seen" = 'mupdf: Wall 12 mm, coating 20 µ (U+00B5)m
pdf-parse: Wall 12 mm, coating 20 μ (U+03BC)m Wall 14 mm
unpdf: Wall 12 mm, coating 20 μ (U+03BC)m Wall 14 mm
pdf2md: Wall 12 mm, coating 20 μ (U+03BC)m Wall 14 mm' ]
