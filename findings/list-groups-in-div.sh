#!/usr/bin/env bash
# HTML Tidy 5.6.0, hxnormalize 7.7 (html-xml-utils) and html2text 1.3.2a (all Debian 12) read a list of terms whose groups are each in a <div>,
# which is how groups are styled: <dl><div><dt>Fixe</dt><dd>…</dd></div>… The HTML standard allows that (section 4.4.9).
# Expected: Tidy and hxnormalize keep the list, and html2text shows its words.
# Seen:     Tidy puts each group into a list of its own, all of them in a <dd>, and warns that a <dd> is missing. hxnormalize leaves the list empty,
#           with a list for each group behind it. html2text leaves out all its words: of a page of contacts, every telephone number.
#           Without the <div> all three are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" tidy=2:5.6.0-11 html-xml-utils=7.7-1.1 html2text=1.3.2a-28
cd "$folder"
page() { echo "<!doctype html><html lang=fr><head><title>t</title></head><body><p>Contact</p>$1</body></html>"; }
page '<dl><div><dt>Fixe</dt><dd>70 000 001</dd></div><div><dt>Fax</dt><dd>70 000 002</dd></div></dl>' >groups.html
page '<dl><dt>Fixe</dt><dd>70 000 001</dd><dt>Fax</dt><dd>70 000 002</dd></dl>' >plain.html
tags() { grep -oE '</?(dl|div)>' | tr -d '\n'; }
for file in plain groups; do
	echo "$file, tidy: $({ tidy -quiet --show-warnings no "$file.html" || [ $? = 1 ]; } | tags)"
	echo "$file, hxnormalize: $(hxnormalize "$file.html" | tags)"
	echo "$file, html2text: $(html2text "$file.html" | xargs)"
done | tee seen
[ "$(cat seen)" = 'plain, tidy: <dl></dl>
plain, hxnormalize: <dl></dl>
plain, html2text: Contact Fixe 70 000 001 Fax 70 000 002
groups, tidy: <dl><div><dl></dl></div><div><dl></dl></div></dl>
groups, hxnormalize: <dl></dl><div><dl></dl></div><div><dl></dl></div>
groups, html2text: Contact' ]
