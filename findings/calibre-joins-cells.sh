#!/usr/bin/env bash
# calibre 6.13.0 (Debian 12): ebook-convert makes RTF, FB2, Word and plain text of a page with a list of terms and a table.
# Expected: terms and descriptions, and the cells of a table, are apart from each other; all words stay, but no hidden ones.
# Seen:     RTF has no table: its cells are one word, so that 5920 and 3230 are 59203230, and "Code" and "UT" CodeUT. FB2 has CodeUT, too. Word has
#           no caption. All four show what has `hidden`, and what is in a <template>.
# Needs 2 GB in the temporary folder for a while. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" calibre=6.13.0+repack-2+deb12u10
cd "$folder"
cat >page.html <<'HTML'
<!doctype html><html lang="en"><head><title>Waves</title></head><body><h1>Waves</h1><dl><div><dt>Code</dt><dd>UT</dd></div></dl>
<table><caption>Speeds</caption><tr><td>5920</td><td>3230</td></tr></table><p hidden>Concealed</p><template><p>Inert</p></template></body></html>
HTML
usr="$folder/root/usr"
export HOME="$folder" PYTHONPATH="$usr/lib/python3/dist-packages" CALIBRE_PYTHON_PATH="$usr/lib/calibre" CALIBRE_RESOURCES_PATH="$usr/share/calibre" \
	CALIBRE_EXTENSIONS_PATH="$usr/lib/calibre/calibre/plugins" QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
for format in rtf fb2 docx txt; do
	python3.11 "$usr/bin/ebook-convert" page.html "page.$format" >/dev/null 2>&1
	if [ "$format" = docx ]; then python3.11 -m zipfile -e page.docx word; mv word/word/document.xml page.docx; fi
	said=$(sed -E 's/<\/(p|w:p)>/ /g; s/<[^>]*>|[{}]|\\[a-z0-9]+ ?//g' "page.$format" | tr -s '\n' ' ')
	found=
	for words in CodeUT 59203230 Speeds Concealed Inert; do
		if grep -q "$words" <<<"$said"; then found+=" $words"; fi
	done
	echo "$format:$found"
done | tee seen
[ "$(tr '\n' ' ' <seen)" = "rtf: CodeUT 59203230 Speeds Concealed Inert fb2: CodeUT Speeds Concealed Inert docx: Concealed Inert \
txt: Speeds Concealed Inert " ]
