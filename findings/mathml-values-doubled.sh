#!/usr/bin/env bash
# mathml2latex 1.1.3 and mathml2omml 0.5.0 (npm) convert MathML, also as KaTeX 0.19.1 writes it, for LaTeX and for Word.
# Expected: LaTeX and Word show what MathML shows: of <semantics> the first child, not its annotation (MathML 3, section 5.1); of a struck 12
#           (<menclose>, section 3.3.9) and 13 not 1213; of <mphantom> nothing but its room (section 3.3.7). A no-break space in <mtext> is no
#           white space of XML, so it is not trimmed (section 2.1.7). "<" in XML is "&lt;".
# Seen:     mathml2latex writes the annotation, too: 12.5 of KaTeX becomes 12.512.5. It does not strike: 1213. For Word, mathml2omml makes 59 of 5 and an
#           invisible 9, with a warning. "d < 2 mm" has no space in front of mm, and a bare "<", so that it is no XML. mathml-to-latex 1.8.0 is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" mathml2latex@1.1.3 mathml2omml@0.5.0 mathml-to-latex@1.8.0 katex@0.19.1
cat >convert.mjs <<'JS'
import katex from "katex";
import MathML2LaTeX from "mathml2latex";
import { MathMLToLaTeX } from "mathml-to-latex";
import { mml2omml } from "mathml2omml";
const ofKatex = (latex) => katex.renderToString(latex, { output: "mathml" }).match(/<math.*<\/math>/)[0];
const values = {
  "12.5 of KaTeX": ofKatex("12.5"),
  "struck 12, and 13": "<math><menclose notation='updiagonalstrike'><mn>12</mn></menclose><mn>13</mn></math>",
  "5 and invisible 9": "<math><mn>5</mn><mphantom><mn>9</mn></mphantom></math>",
  "d < 2 mm of KaTeX": ofKatex("d<2\\text{ mm}"),
};
for (const [name, mathml] of Object.entries(values)) {
  console.log(`${name}: mathml-to-latex ${MathMLToLaTeX.convert(mathml)}, mathml2latex ${MathML2LaTeX.convert(mathml)}`);
}
for (const name of ["12.5 of KaTeX", "5 and invisible 9", "d < 2 mm of KaTeX"]) {
  const texts = mml2omml(values[name]).matchAll(/<m:t [^>]*>(.*?)<\/m:t>/g);
  console.log(`${name}: mathml2omml ${[...texts].map(([, text]) => text).join("")}`);
}
JS
seen=$(node convert.mjs 2>/dev/null)
echo "$seen"
[ "$(tr '\302\240' '  ' <<<"$seen" | tr -s ' ')" = '12.5 of KaTeX: mathml-to-latex 12.5, mathml2latex 12.512.5
struck 12, and 13: mathml-to-latex \cancel{12} 13, mathml2latex 1213
5 and invisible 9: mathml-to-latex 5, mathml2latex 5
d < 2 mm of KaTeX: mathml-to-latex d < 2 \textrm{ }\text{mm}, mathml2latex d < 2\text{ mm}d<2\text\{ mm\}
12.5 of KaTeX: mathml2omml 12.5
5 and invisible 9: mathml2omml 59
d < 2 mm of KaTeX: mathml2omml d<2mm' ]
