#!/usr/bin/env bash
# currency-formatter 1.5.9 (npm) writes amounts of money, and reads them again.
# Expected: `unformat` with the same `code` gives the number back, as the package's README shows for dollars, euros and francs.
# Seen:     1234.567 Tunisian dinars become "د.ت.‏ 1,234.567", and that is read as 0, without a message. So are the dinars of Algeria, Libya, Iraq and Kuwait
#           and the dirhams of Morocco and the Emirates: the points in the symbol are taken for decimal points. In a sum of invoices such a one is free.
#           Euros, dollars and pounds are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" currency-formatter@1.5.9
cat >money.cjs <<'JS'
const { format, unformat } = require("currency-formatter");
for (const code of ["TND", "DZD", "LYD", "IQD", "KWD", "MAD", "AED", "EUR", "USD", "GBP"]) {
  const text = format(1234.567, { code });
  console.log(`${code}: ${unformat(text, { code })}, ${unformat(format(-12.5, { code }), { code })}`);
}
const invoices = [format(1190, { code: "TND" }), format(595.5, { code: "TND" })];
console.log(`sum of 1190 and 595.5: ${invoices.reduce((sum, text) => sum + unformat(text, { code: "TND" }), 0)}`);
JS
seen=$(node money.cjs)
echo "$seen"
[ "$seen" = 'TND: 0, 0
DZD: 0, 0
LYD: 0, 0
IQD: 0, 0
KWD: 0, 0
MAD: 0, 0
AED: 0, 0
EUR: 1234.57, -12.5
USD: 1234.57, -12.5
GBP: 1234.57, -12.5
sum of 1190 and 595.5: 0' ]
