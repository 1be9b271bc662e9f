#!/usr/bin/env bash
# calibre 6.13.0 (Debian 12): web2disk, which saves a site for reading without a network, 2026-11-28.
# Expected: a copied page shows in a browser as the page did, with its style sheet (`type` is optional: its default is text/css).
# Seen:     the copy is named index.xhtml, but its root has no XHTML namespace: Chromium shows the tree of its tags. Besides, a style
#           sheet without `type="text/css"` is not fetched, and its address stays as it was.
# Needs 2 GB in the temporary folder for a while, curl, and python3. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
port=24874
debian_packages "$folder/root" calibre=6.13.0+repack-2+deb12u10
mkdir "$folder/site"
printf '<!doctype html><html lang="en"><title>t</title><link rel="stylesheet" href="plain.css"><link rel="stylesheet" type="text/css" href="typed.css"><p>words' >"$folder/site/index.html"
echo 'p { color: red }' | tee "$folder/site/plain.css" >"$folder/site/typed.css"
python3 -m http.server --bind 127.0.0.1 --directory "$folder/site" "$port" >/dev/null 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until curl -s "http://127.0.0.1:$port/" >/dev/null; do sleep 1; done
usr="$folder/root/usr"
HOME="$folder" PYTHONPATH="$usr/lib/python3/dist-packages" CALIBRE_PYTHON_PATH="$usr/lib/calibre" CALIBRE_RESOURCES_PATH="$usr/share/calibre" \
	CALIBRE_EXTENSIONS_PATH="$usr/lib/calibre/calibre/plugins" QT_QPA_PLATFORM=offscreen \
	python3.11 "$usr/bin/web2disk" -d "$folder/copy" "http://127.0.0.1:$port/" >/dev/null
root=$(python3 -c 'import sys, xml.etree.ElementTree as e; print(e.parse(sys.argv[1]).getroot().tag)' "$folder/copy/index.xhtml")
sheets=$(grep -o 'href="[^"]*"' "$folder/copy/index.xhtml" | tr '\n' ' ')
echo "root: $root, style sheets: $sheets"
[ "$root $sheets" = 'html href="plain.css" href="stylesheets/style1.css" ' ]
