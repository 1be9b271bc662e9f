#!/usr/bin/env bash
# linkinator 7.6.1 (npm, `checkFragments`) and linkchecker 10.2.1 (Debian 12, plugin AnchorCheck) check the part behind "#".
# Expected: `#top` needs no element (HTML standard), and `:~:text=…` (a link to words) is not part of the id: all three links are valid.
# Seen:     both report all of them: `#top`, `#:~:text=soudure`, and `#part:~:text=soudure` on a page that has the id "part". Only `#part` passes.
# Needs curl and python3. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
port=24877
mkdir -p "$folder/npm" "$folder/site"
# As root, linkchecker becomes the user nobody, who must be able to read its plugin.
chmod 755 "$folder"
npm_packages "$folder/npm" linkinator@7.6.1
cat >"$folder/site/index.html" <<'HTML'
<!doctype html><title>t</title><a href="#part">a</a> <a href="#top">b</a> <a href="#:~:text=soudure">c</a>
<a href="#part:~:text=soudure">d</a><p id="part">La soudure</p>
HTML
python3 -m http.server --bind 127.0.0.1 --directory "$folder/site" "$port" >/dev/null 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until curl -s "http://127.0.0.1:$port/" >/dev/null; do sleep 1; done
cat >check.mjs <<'JS'
import { LinkChecker } from "linkinator";
const { links } = await new LinkChecker().check({ path: process.argv[2], checkFragments: true });
console.log("linkinator:", [...new Set(links.filter(({ state }) => state === "BROKEN").map(({ url }) => new URL(url).hash))].sort().join(" "));
JS
node check.mjs "http://127.0.0.1:$port/" | tee "$folder/seen"
debian_packages "$folder/root" linkchecker=10.2.1-1
echo '[AnchorCheck]' >"$folder/settings"
PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" linkchecker --config "$folder/settings" --no-robots --verbose --no-status "http://127.0.0.1:$port/" >"$folder/report" 2>/dev/null ||
	true
echo "linkchecker: $(sed -n "s/.*Anchor \`\(.*\)' (decoded.*/#\1/p" "$folder/report" | sed 's/%3A/:/g' | sort | tr '\n' ' ' | sed 's/ $//')" | tee -a "$folder/seen"
all='#:~:text=soudure #part:~:text=soudure #top'
[ "$(cat "$folder/seen")" = "linkinator: $all
linkchecker: $all" ]
