#!/usr/bin/env bash
# translate-toolkit 3.8.4 (Debian 12), with which pages are translated by way of PO files: html2po takes the texts out, po2html puts them back.
# Expected: a paragraph that is "translated" by its own words comes back as it was, and translators see its no-break spaces.
# Seen:     html2po turns every no-break space (U+00A0) and narrow one (U+202F) into a plain space, whether the page has it as a sign or as a reference; po2html
#           writes plain spaces. "5 920 m/s" and telephone numbers may then break at the end of a line.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" translate-toolkit=3.8.4-1
cd "$folder"
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
printf '<!doctype html><html lang="fr"><meta charset="utf-8"><title>t</title><p>5\xe2\x80\xaf920\xc2\xa0m/s</p><p>5&#8239;920&nbsp;m/s, +216\xc2\xa000\xc2\xa0000\xc2\xa0001</p></html>\n' >page.html
html2po --progress=none page.html empty.po
# The same words as translation.
awk '/^msgid "..*"$/ { id = $0 } /^msgstr ""$/ && id { sub(/^msgid/, "msgstr", id); print id; id = ""; next } { print }' empty.po >same.po
po2html --progress=none --template=page.html same.po back.html
paragraphs() { grep -o '<p>.*</p>' "$1"; }
paragraphs page.html
paragraphs back.html
[ "$(paragraphs back.html)" = "<p>5 920 m/s</p><p>5 920 m/s, +216 00 000 001</p>" ]
