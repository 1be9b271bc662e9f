#!/usr/bin/env bash
# currency.js 2.0.4, accounting 0.4.1, accounting-js 2.0.3 and numbro 2.5.0 (npm) read numbers that `Intl.NumberFormat` has written.
# Expected: −12,5 is -12.5, or refused. Its first sign, U+2212, is named minus sign by Unicode, and CLDR gives it to Swedish, Norwegian, Finnish, Croatian
#           and other numbers.
# Seen:     the first three read 12.5 of all four languages: an amount to pay of one to get, a tolerance on the wrong side. With a hyphen, as CLDR
#           has it in German and French, they are right. numbro gives nothing for a minus sign.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" currency.js@2.0.4 accounting@0.4.1 accounting-js@2.0.3 numbro@2.5.0
cat >read.cjs <<'JS'
const numbro = require("numbro");
const currency = require("currency.js");
const readers = {
  "currency.js": (text) => currency(text, { decimal: "," }).value,
  accounting: (text) => require("accounting").unformat(text, ","),
  "accounting-js": (text) => require("accounting-js").unformat(text, ","),
  numbro: (text) => numbro.unformat(text),
};
numbro.registerLanguage(require("numbro/dist/languages/sv-SE.min.js"));
numbro.setLanguage("sv-SE");
for (const [name, read] of Object.entries(readers))
  console.log(`${name}:`, ...["sv", "nb", "fi", "hr", "de", "fr"].map((language) => `${language} ${read(new Intl.NumberFormat(language).format(-12.5))}`));
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'currency.js: sv 12.5 nb 12.5 fi 12.5 hr 12.5 de -12.5 fr -12.5
accounting: sv 12.5 nb 12.5 fi 12.5 hr 12.5 de -12.5 fr -12.5
accounting-js: sv 12.5 nb 12.5 fi 12.5 hr 12.5 de -12.5 fr -12.5
numbro: sv undefined nb undefined fi undefined hr undefined de -12.5 fr -12.5' ]
