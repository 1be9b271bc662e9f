#!/usr/bin/env bash
# pylatexenc 2.10 (Python) and untex 1.2 (both Debian 12) make plain text of numbers and sizes in LaTeX.
# Expected: 1 1/2 in, (a+b)/2, 20 µm, 36°48′, ±0.5, "at most 12" and § 7.5.3. The name of a TeX command consists of letters: it ends in front of a
#           digit (The TeXbook, chapter 7). \SI{20}{\micro\metre} is a value and its unit, as siunitx documents.
# Seen:     pylatexenc makes 11/2 in of 1 1/2 in, and 112 with \tfrac; of a mean (a+b)/2 it makes a+b/2, and the unit of 20 µm is gone.
#           untex takes digits for parts of names: 48′, the 0 of ±0.5, 12 and the 7 of § 7.5.3 are gone. With a space behind the command they stay.
#           Both do it without a message.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-pylatexenc=2.10-2 python3 untex=1:1.2-7
cd "$folder"
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" LC_ALL=C.UTF-8
cat >read.py <<'PY'
from pylatexenc.latex2text import LatexNodes2Text
for latex in [r"$1\frac{1}{2}$ in", r"$1\tfrac{1}{2}$ in", r"$\frac{a+b}{2}$", r"\SI{20}{\micro\metre}", r"$36^\circ48'$", r"$\pm0.5$"]:
    print("pylatexenc:", latex, ">", LatexNodes2Text().latex_to_text(latex))
PY
cat >values.tex <<'TEX'
$36^\circ48'$
$36^\circ 48'$
$\pm0.5$
$d\leq12$
\S7.5.3
TEX
seen=$(
	python3 read.py
	while read -r latex; do echo "untex: $latex > $(untex - <<<"$latex" | xargs -d '\n' | tr -s ' ')"; done <values.tex
)
echo "$seen"
[ "$seen" = "pylatexenc: \$1\\frac{1}{2}\$ in > 11/2 in
pylatexenc: \$1\\tfrac{1}{2}\$ in > 112 in
pylatexenc: \$\\frac{a+b}{2}\$ > a+b/2
pylatexenc: \\SI{20}{\\micro\\metre} > 20
pylatexenc: \$36^\\circ48'\$ > 36^∘48'
pylatexenc: \$\\pm0.5\$ > ±0.5
untex: \$36^\\circ48'\$ > 36^ '
untex: \$36^\\circ 48'\$ > 36^ 48'
untex: \$\\pm0.5\$ >  .5
untex: \$d\\leq12\$ > d 
untex: \\S7.5.3 >  .5.3" ]
