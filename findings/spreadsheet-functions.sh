#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1, hyperformula 3.5.0, hot-formula-parser 4.0.0 and fast-formula-parser 1.0.19 (npm) compute spreadsheet formulas, here those of
# uncertainty budgets and measuring reports.
# Expected: what Excel's documentation and OpenFormula 1.3 (OASIS) define: TINV(0.05, 10) is the two-sided 2.228, CHIINV and FINV are right-tailed, FDIST and
#           CHIDIST, too; ATAN2(1, -1), x first, is -0.785; F.TEST's example is 0.648; INT(-8.9) is -9; -2^2 is 4; week numbers begin on Sundays.
# Seen:     Formulajs's TINV is -1.812, so that a result has limits that are too narrow and reversed; its CHIINV, FINV, FDIST and CHIDIST are not the ones
#           of Excel, but T.INV.2T, CHISQ.INV.RT and F.INV.RT are. Its ATAN2 takes y first, F.TEST is 0.614, T.TEST has no tails and no pairs, COUNTIF knows
#           no "W1*", and GCD(12.9, 6) is 0.000…. HyperFormula's INT(-8.9) is -8. hot-formula-parser makes -4 of -2^2, hour 0 of 14:30, and -2 of
#           ROUND(-2.5, 0). fast-formula-parser has 2 March 2026 in week 9, and leaves two spaces with TRIM. No error comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @formulajs/formulajs@4.6.1 hyperformula@3.5.0 hot-formula-parser@4.0.0 fast-formula-parser@1.0.19
cat >compute.cjs <<'JS'
const excel = require("@formulajs/formulajs");
const FastParser = require("fast-formula-parser");
const { Parser } = require("hot-formula-parser");
const { HyperFormula } = require("hyperformula");
const show = (number) => (typeof number === "number" ? `${+number.toFixed(3)}` : JSON.stringify(number));
const formulajs = [
  ["TINV", excel.TINV(0.05, 10), excel.T.INV["2T"](0.05, 10)],
  ["CHIINV", excel.CHIINV(0.05, 3), excel.CHISQ.INV.RT(0.05, 3)],
  ["FINV", excel.FINV(0.05, 2, 10), excel.F.INV.RT(0.05, 2, 10)],
  ["CHIDIST", excel.CHIDIST(7.81, 3), excel.CHISQ.DIST.RT(7.81, 3)],
  ["ATAN2(1, -1)", excel.ATAN2(1, -1), Math.atan2(-1, 1)],
  ["F.TEST", excel.F.TEST([6, 7, 9, 15, 21], [20, 28, 31, 38, 40]), 0.64831785],
  ["T.TEST, pairs", excel.T.TEST([3, 4, 5, 8, 9, 1, 2, 4, 5], [6, 19, 3, 2, 14, 4, 5, 17, 1], 2, 1), 0.196016],
  ["COUNTIF W1*", excel.COUNTIF(["W1", "W10"], "W1*"), 2],
  ["GCD(12.9, 6)", excel.GCD(12.9, 6), 6],
];
for (const [name, seen, expected] of formulajs) console.log(`Formulajs ${name}: ${show(seen)}, not ${show(expected)}`);
const hyper = HyperFormula.buildFromArray([["=INT(-8.9)", "=-2^2", "=HOUR(0.6042)", "=ROUND(-2.5,0)", "=WEEKNUM(46083)", "=TRIM(\"5  920\")"]], { licenseKey: "gpl-v3" });
const hot = new Parser();
const fast = new FastParser();
for (const formula of ["INT(-8.9)", "-2^2", "HOUR(0.6042)", "ROUND(-2.5,0)", "WEEKNUM(46083)", "TRIM(\"5  920\")"]) {
  const { result, error } = hot.parse(formula);
  const value = hyper.getSheetValues(0)[0][hyper.getSheetFormulas(0)[0].indexOf(`=${formula}`)];
  console.log(`${formula}: HyperFormula ${show(value)}, hot-formula-parser ${error ?? show(result)}, fast-formula-parser ${show(fast.parse(formula, { row: 1, col: 1 }))}`);
}
JS
seen=$(node compute.cjs)
echo "$seen"
[ "$seen" = 'Formulajs TINV: -1.812, not 2.228
Formulajs CHIINV: 0.352, not 7.815
Formulajs FINV: 0.052, not 4.103
Formulajs CHIDIST: 0.022, not 0.05
Formulajs ATAN2(1, -1): 2.356, not -0.785
Formulajs F.TEST: 0.614, not 0.648
Formulajs T.TEST, pairs: 0.192, not 0.196
Formulajs COUNTIF W1*: 0, not 2
Formulajs GCD(12.9, 6): 0, not 6
INT(-8.9): HyperFormula -8, hot-formula-parser -9, fast-formula-parser -9
-2^2: HyperFormula 4, hot-formula-parser -4, fast-formula-parser 4
HOUR(0.6042): HyperFormula 14, hot-formula-parser 0, fast-formula-parser 14
ROUND(-2.5,0): HyperFormula -3, hot-formula-parser -2, fast-formula-parser -3
WEEKNUM(46083): HyperFormula 10, hot-formula-parser 10, fast-formula-parser 9
TRIM("5  920"): HyperFormula "5 920", hot-formula-parser "5 920", fast-formula-parser "5  920"' ]
