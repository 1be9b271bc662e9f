#!/usr/bin/env bash
# keyword-extractor 0.3.0 and rake-modified 1.0.8 (npm) find the keywords of sentences in reports.
# Expected: 5.9 and, in French, 12,5 are one number, 7.5.3 is one clause, and « n’est » and « d’épaisseur » are two words each, of which « ne » and « de »
#           are no keywords, as keyword-extractor's list of French stop words says.
# Seen:     keyword-extractor drops the sign between the digits: pores of 5.9 mm have the keyword 59, a tube of 12,5 mm has 125, as one of
#           125 mm. It joins « dépaisseur », and « n’est » to nest. rake-modified begins a new phrase at the point: pores of 5.9 mm have the keyword "9 mm".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" keyword-extractor@0.3.0 rake-modified@1.0.8
cat >words.cjs <<'JS'
const keywords = require("keyword-extractor");
const rake = require("rake-modified").default;
for (const text of ["pores of 5.9 mm are refused", "pores of 59 mm are refused", "clause 7.5.3 is not met"]) {
  console.log(`${text}: keyword-extractor ${keywords.extract(text, { language: "english" })}; rake-modified ${Object.keys(rake(text)).sort()}`);
}
for (const text of ["tube de 12,5 mm d’épaisseur", "tube de 125 mm de diamètre", "ce défaut n’est pas admis"]) {
  console.log(`${text}: keyword-extractor ${keywords.extract(text, { language: "french" })}`);
}
JS
seen=$(node words.cjs)
echo "$seen"
[ "$seen" = 'pores of 5.9 mm are refused: keyword-extractor pores,59,mm,refused; rake-modified 9 mm,pores,refused
pores of 59 mm are refused: keyword-extractor pores,59,mm,refused; rake-modified 59 mm,pores,refused
clause 7.5.3 is not met: keyword-extractor clause,753,met; rake-modified clause 7,met
tube de 12,5 mm d’épaisseur: keyword-extractor tube,125,mm,dépaisseur
tube de 125 mm de diamètre: keyword-extractor tube,125,mm,diamètre
ce défaut n’est pas admis: keyword-extractor défaut,nest,admis' ]
