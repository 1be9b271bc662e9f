#!/usr/bin/env bash
# mf-parser 3.9.3 (npm), molecular-formula 1.1.5 (npm) and Chemistry::Formula 3.0.1 (Debian 12's libchemistry-formula-perl) read chemical formulas:
# of copper sulfate for the corrosion test of stainless steel (ASTM A262, practice E), of the fixer of radiographs, and of sulfuric acid.
# Expected: CuSO4·5H2O has nine atoms of oxygen and ten of hydrogen, 249.7 g/mol, for the dot adds water (IUPAC Red Book 2005, addition
#           compounds, IR-4.4.3.5); H₂SO₄ is H2SO4. Or an error, as they give it for wrong symbols.
# Seen:     mf-parser multiplies 4 by 5: 21 atoms of oxygen, 433.6 g/mol (with a bullet, too), and leaves subscripts out: H₂SO₄ is HOS. molecular-formula
#           joins them to 45: 46 atoms. Chemistry::Formula takes the full stop of "CuSO4.5H2O" for that of a number. None gives a message. mf-parser is
#           right with a full stop between spaces, and molecular-formula with subscripts.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libchemistry-formula-perl=3.0.1-1.3
npm_packages "$folder" mf-parser@3.9.3 molecular-formula@1.1.5
cat >read.cjs <<'JS'
const { MF } = require("mf-parser");
const Formula = require("molecular-formula");
const hill = (counts) => Object.entries(counts).filter(([, count]) => count).sort().map((pair) => pair.join("")).join("");
for (const text of ["CuSO4·5H2O", "CuSO4 . 5 H2O", "Na2S2O3•5H2O", "H₂SO₄"]) {
  const { mf, mass } = new MF(text).getInfo();
  console.log(`mf-parser ${text}: ${mf}, ${mass.toFixed(1)}`);
}
for (const text of ["CuSO4·5H2O", "H₂SO₄"]) console.log(`molecular-formula ${text}: ${hill(new Formula(text).getComposition())}`);
JS
{
	node read.cjs
	perl -MChemistry::Formula=parse_formula -e 'parse_formula("CuSO4.5H2O", \%n); print "Chemistry::Formula: ", map("$_$n{$_}", sort keys %n), "\n"'
} | tee seen
[ "$(cat seen)" = 'mf-parser CuSO4·5H2O: H2CuO21S, 433.6
mf-parser CuSO4 . 5 H2O: CuO4S.H10O5, 249.7
mf-parser Na2S2O3•5H2O: H2Na2O16S2, 368.1
mf-parser H₂SO₄: HOS, 49.1
molecular-formula CuSO4·5H2O: Cu1H2O46S1
molecular-formula H₂SO₄: H2O4S1
Chemistry::Formula: Cu1H2O5.5S1' ]
