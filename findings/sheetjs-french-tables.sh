#!/usr/bin/env bash
# SheetJS 0.18.5 (npm: xlsx) reads the table of a page into a spreadsheet; the cells are measurements as French pages write them.
# Expected: 0,5 and 12,5 stay texts, or become 0.5 and 12.5; 10⁻³ written with <sup> stays a text, as 10⁻³ in one sign does.
# Seen:     0,5 becomes the number 5, and 12,5 the number 125. 10<sup>-3</sup> becomes 37167, the number of 3 October 2001, 10<sup>3</sup>
#           103, two paragraphs "20" and "35" in one cell 2035, 12/03/2026 the 3rd of December. 27/11/2026 stays a text, and so does −10 (U+2212).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" xlsx@0.18.5
cat >run.cjs <<'JS'
const { read } = require("xlsx");
const cells = ["0,5", "12,5", "10<sup>-3</sup>", "10<sup>3</sup>", "10⁻³", "<p>20</p><p>35</p>", "12/03/2026", "27/11/2026", "−10"];
const html = `<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join("")}</table>`;
const { Sheets, SheetNames } = read(html, { type: "string" });
const seen = cells.map((cell, index) => {
  const { t, v } = Sheets[SheetNames[0]][`A${index + 1}`];
  console.log(cell, "->", t === "n" ? "number" : "text", v);
  return v;
});
// 46359 is 3 December 2026.
process.exit(seen.join("|") === "5|125|37167|103|10⁻³|2035|46359|27/11/2026|−10" ? 0 : 1);
JS
TZ=UTC node run.cjs
