#!/usr/bin/env bash
# Wget 1.21.3 and Wget2 1.99.1 (Debian 12) copy a site with `--mirror --convert-links`. It has the pages /methods and /methods/ut, as many sites do
# whose addresses have no ".html".
# Expected: a copy with both pages, or a message and an exit code other than 0; the links of the copy lead to its pages.
# Seen:     Wget saves /methods, deletes it again when it makes the folder for /methods/ut, says nothing, and exits with 0: the page is lost, and
#           links to it lead to a folder. Wget2 keeps it as methods.1, where no link leads. With --adjust-extension, Wget's copy is right, but
#           in Wget2's no link leads to a file: they are still "methods" and "/methods/ut", while the files have ".html".
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
debian_packages "$folder/root" wget=1.21.3-1+deb12u1 wget2=1.99.1-2.2
export LD_LIBRARY_PATH="$folder/root/usr/lib:$LD_LIBRARY_PATH"
cd "$folder"
cat >server.mjs <<'JS'
import { createServer } from "node:http";
const pages = { "/": '<a href="/methods">Methods</a>', "/methods": '<a href="/methods/ut">Ultrasonics</a>', "/methods/ut": '<a href="/methods">Back</a>' };
createServer(({ url }, response) => {
  response.writeHead(url in pages ? 200 : 404, { "Content-Type": "text/html" }).end(`<!doctype html><title>t</title>${pages[url] ?? ""}`);
}).listen(24908, "127.0.0.1");
JS
node server.mjs &
until curl --silent http://127.0.0.1:24908/ >/dev/null; do sleep 1; done
for program in wget wget2; do
	for option in --no-verbose --adjust-extension; do
		copy="$program$option"
		"$program" --quiet --mirror --convert-links "$option" -P "$copy" http://127.0.0.1:24908/ && status=0 || status=$?
		files=$(cd "$copy"/127* && find . -type f ! -name 'robots*' -exec sh -c 'echo "$1: $(grep -o "href=.*\"" "$1")"' - {} \; | sort)
		printf '%s, %s:\n%s\n' "$copy" "$status" "$files"
	done
done | tee seen
[ "$(cat seen)" = 'wget--no-verbose, 0:
./index.html: href="methods"
./methods/ut: href="../methods"
wget--adjust-extension, 0:
./index.html: href="methods.html"
./methods.html: href="methods/ut.html"
./methods/ut.html: href="../methods.html"
wget2--no-verbose, 0:
./index.html: href="methods"
./methods.1: href="/methods/ut"
./methods/ut: href="../methods"
wget2--adjust-extension, 0:
./index.html: href="methods"
./methods.html: href="/methods/ut"
./methods/ut.html: href="/methods"' ]
