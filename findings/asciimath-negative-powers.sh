#!/usr/bin/env bash
# asciimath-parser 0.6.11 and ascii2mathml 0.7.1 (npm) read formulas in AsciiMath, with a negative power of ten.
# Expected: 10^-3 is 10⁻³: behind ^, AsciiMath takes a minus sign together with the number after it (see 123.45^-1.1 in ASCIIMathML's
#           test/unittests.js), so that 10^-3/2 is half of it, as 10^3/2 is half of 10³. asciimath-to-latex 0.5.1 and asciimath2tex 1.5.0 read so.
# Seen:     asciimath-parser divides the power: 10^-3/2 becomes 10 to the power of -3/2, 0.03 instead of 0.0005; 10^3/2 and 10^(-3)/2 are right.
#           ascii2mathml raises the sign only: 10^-3 becomes 10 with a high minus, and a 3 on the line. Neither prints a message.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" asciimath-parser@0.6.11 ascii2mathml@0.7.1 asciimath-to-latex@0.5.1 asciimath2tex@1.5.0
cat >read.cjs <<'JS'
const load = (name) => ((module) => module.default ?? module)(require(name));
const { AsciiMath } = require("asciimath-parser");
const toMathml = load("ascii2mathml");
const toLatex = load("asciimath-to-latex");
const Parser = load("asciimath2tex");
for (const formula of ["10^-3/2", "10^3/2", "10^(-3)/2", "10^-3"]) {
  console.log(formula);
  console.log("  asciimath-parser:", new AsciiMath({ display: false }).toTex(formula).replaceAll(" ", ""));
  console.log("  ascii2mathml:", toMathml(formula).replace(/<\/?math[^>]*>/g, ""));
  console.log("  asciimath-to-latex:", toLatex(formula).replaceAll(" ", ""));
  console.log("  asciimath2tex:", new Parser().parse(formula).replaceAll(" ", ""));
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = '10^-3/2
  asciimath-parser: 10^{{-\frac{3}{2}}}
  ascii2mathml: <msup><mn>10</mn><mo>-</mo></msup><mfrac><mn>3</mn><mn>2</mn></mfrac>
  asciimath-to-latex: \frac{{10}^{{-{{3}}}}}{{2}}
  asciimath2tex: \frac{10^{-3}}{2}
10^3/2
  asciimath-parser: \frac{10^{3}}{2}
  ascii2mathml: <mfrac><msup><mn>10</mn><mn>3</mn></msup><mn>2</mn></mfrac>
  asciimath-to-latex: \frac{{10}^{{3}}}{{2}}
  asciimath2tex: \frac{10^{3}}{2}
10^(-3)/2
  asciimath-parser: \frac{10^{-3}}{2}
  ascii2mathml: <mfrac><msup><mn>10</mn><mrow><mo>-</mo><mn>3</mn></mrow></msup><mn>2</mn></mfrac>
  asciimath-to-latex: \frac{{10}^{{-{3}}}}{{2}}
  asciimath2tex: \frac{10^{-3}}{2}
10^-3
  asciimath-parser: 10^{{-3}}
  ascii2mathml: <msup><mn>10</mn><mo>-</mo></msup><mn>3</mn>
  asciimath-to-latex: {10}^{{-{{3}}}}
  asciimath2tex: 10^{-3}' ]
