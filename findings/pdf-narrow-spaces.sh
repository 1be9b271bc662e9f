#!/usr/bin/env bash
# Libraries that draw PDF files, for reports and certificates: PDFKit 0.20.2, jsPDF 4.2.1 and pdf-lib 1.17.1 (npm) with their own Helvetica; unpdf
# 1.8.1 reads the words back.
# Expected: a sign that the font lacks is refused, or left out with a gap: a number never becomes another one.
# Seen:     pdf-lib refuses. The others write the two bytes of the sign as two letters: of "5 920 m/s" with the narrow no-break space U+202F, which
#           French typography uses, PDFKit makes "5 /920 m/s", of "≥ 8 mm" both make `"e 8 mm`, of "−10 °C" with the minus sign `" 10 °C`. No
#           message. With a plain no-break space, and for ± µ × ² ½, all is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" pdfkit@0.20.2 jspdf@4.2.1 pdf-lib@1.17.1 unpdf@1.8.1
cat >run.mjs <<'JS'
import { jsPDF } from "jspdf";
import { PDFDocument, StandardFonts } from "pdf-lib";
import PDFKit from "pdfkit";
import { extractText, getDocumentProxy } from "unpdf";
const draw = {
  pdfkit: (text) =>
    new Promise((drawn) => {
      const document = new PDFKit();
      const pieces = [];
      document.on("data", (piece) => pieces.push(piece));
      document.on("end", () => drawn(Buffer.concat(pieces)));
      document.text(text);
      document.end();
    }),
  jspdf: (text) => {
    const document = new jsPDF();
    document.text(text, 10, 10);
    return document.output("arraybuffer");
  },
  "pdf-lib": async (text) => {
    const document = await PDFDocument.create();
    document.addPage().drawText(text, { font: await document.embedFont(StandardFonts.Helvetica) });
    return document.save();
  },
};
// jsPDF spaces such letters out; readers then see spaces between them.
const wordsIn = async (file) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text.replaceAll(/\s+/g, "").normalize("NFKC");
const texts = ["5\u202f920 m/s", "≥ 8 mm", "−10 °C", "5\u00a0920 m/s", "±2 µm × ½ m²"];
const seen = [];
for (const [name, drawn] of Object.entries(draw)) {
  const words = [];
  for (const text of texts) words.push(await Promise.resolve(text).then(drawn).then(wordsIn).catch(() => "refused"));
  seen.push(`${name}: ${words.join(", ")}`);
}
console.log(seen.join("\n"));
const right = "5920m/s, ±2μm×1⁄2m2";
const wrong = `5/920m/s, "e8mm, "10°C, ${right}`;
process.exit(seen.join("|") === `pdfkit: ${wrong}|jspdf: ${wrong}|pdf-lib: refused, refused, refused, ${right}` ? 0 : 1);
JS
node run.mjs
