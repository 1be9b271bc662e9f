#!/usr/bin/env bash
# po4a 0.69 (Debian 12) writes the French edition of a page in Markdown from a PO file; cmark-gfm 0.29.0.gfm.6 reads both.
# Expected: a paragraph stays a paragraph, and a table a table. A line that begins with "+ ", "- " or "# " would be a list or a heading (CommonMark 0.29,
#           sections 5.2 and 4.2), so no line may be broken there. A table needs no pipes at the ends of its rows (GitHub Flavored Markdown, section 4.10).
# Seen:     po4a breaks lines after 76 characters, also in front of such signs. "12 mm + 0,5 mm" becomes 12 mm and a list with 0,5 mm, without the plus
#           sign, and "la soudure # 12 est refusée" a heading "12 est refusée". The rows of the table are joined to one paragraph.
#           A sentence that breaks behind its plus sign stays whole. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" po4a=0.69-1 cmark-gfm=0.29.0.gfm.6-6
cd "$folder"
export LC_ALL=C.UTF-8
cat >page.md <<'MD'
The size is 12 mm + 0.5 mm.

The size is 13 mm + 0.5 mm.

Weld # 12 is refused.

Point | mm
--- | ---
A | 12.5
MD
cat >fr.po <<'PO'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "The size is 12 mm + 0.5 mm."
msgstr "La cote mesurée au comparateur, en bas de la virole et en haut, est de 12 mm + 0,5 mm."

msgid "The size is 13 mm + 0.5 mm."
msgstr "La cote mesurée au comparateur, en bas du fond et en haut, est de 13 mm + 0,5 mm."

msgid "Weld # 12 is refused."
msgstr "Le contrôle porte sur les soudures de la virole et du fond, dont la soudure # 12 est refusée."
PO
cat >po4a.cfg <<'CFG'
[po4a_langs] fr
[po4a_paths] page.pot fr:fr.po
[type: text] page.md fr:page.fr.md opt:"--option markdown --keep 0"
CFG
po4a --quiet po4a.cfg
seen=$(
	po4a --version | head -1
	cat page.fr.md
	for page in page.md page.fr.md; do echo "$page: $(cmark-gfm --extension table "$page" | grep -oE '<(p|ul|h1|table)>' | xargs)"; done
	cmark-gfm --extension table page.fr.md | grep -E '<(li|h1)>'
)
echo "$seen"
[ "$(tail -n +2 <<<"$seen")" = 'La cote mesurée au comparateur, en bas de la virole et en haut, est de 12 mm
+ 0,5 mm.

La cote mesurée au comparateur, en bas du fond et en haut, est de 13 mm +
0,5 mm.

Le contrôle porte sur les soudures de la virole et du fond, dont la soudure
# 12 est refusée.

Point | mm --- | --- A | 12.5
page.md: <p> <p> <p> <table>
page.fr.md: <p> <ul> <p> <p> <h1> <p>
<li>0,5 mm.</li>
<h1>12 est refusée.</h1>' ]
