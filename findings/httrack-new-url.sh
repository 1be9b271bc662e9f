#!/usr/bin/env bash
# HTTrack 3.49.4-1 (Debian's package httrack), 2026-11-27.
# Expected: a copied page keeps its inline script unchanged; `new URL(link.href)` contains no address.
# Seen:     HTTrack takes `URL(` for the `url(` of CSS: it writes `new URL(link.html)` into the script, and requests
#           `link.href` from the server. It leaves `URL.parse(link.href)` unchanged.
# Needs curl and python3. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
port=24873
debian_packages "$folder/root" httrack=3.49.4-1
mkdir "$folder/site"
printf '<!doctype html><title>t</title><script>new URL(link.href);URL.parse(link.href)</script><p>words' >"$folder/site/index.html"
python3 -m http.server --bind 127.0.0.1 --directory "$folder/site" "$port" >/dev/null 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until curl -s "http://127.0.0.1:$port/" >/dev/null; do sleep 1; done
httrack "http://127.0.0.1:$port/" -O "$folder/copy" -q >/dev/null 2>&1 </dev/null || true
script=$(grep -o '<script>.*</script>' "$folder/copy/127.0.0.1_$port/index.html")
echo "$script"
[ "$script" = '<script>new URL(link.html);URL.parse(link.href)</script>' ]
