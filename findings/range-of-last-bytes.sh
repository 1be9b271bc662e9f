#!/usr/bin/env bash
# sirv 3.0.2 (npm, part of `vite preview`), http-server 14.1.1 (npm) and busybox httpd 1.35.0 (Debian 12) are asked for parts of a file of ten bytes,
# 0123456789: its end, where a ZIP archive has its contents, and its first byte, from which a client learns its size.
# Expected: "bytes=-3" is the last three bytes, and "bytes=0-0" the first (RFC 9110, section 14.1.2), or the server sends the whole file with 200.
# Seen:     for "bytes=-3" sirv sends the first four, and http-server refuses (416); for "bytes=0-0" sirv and busybox send the whole file as the
#           range 0-9. Only busybox is right with "bytes=-3" (200), only http-server with "bytes=0-0".
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
npm_packages "$folder" sirv@3.0.2 http-server@14.1.1
debian_packages "$folder/root" busybox=1:1.35.0-4+deb12u1+b1
mkdir site
printf 0123456789 >site/digits.txt
cat >sirv.mjs <<'JS'
import { createServer } from "node:http";
import sirv from "sirv";
createServer(sirv("site")).listen(24890);
JS
node sirv.mjs &
node_modules/.bin/http-server site --port 24891 --silent &
root/bin/busybox httpd -f -p 127.0.0.1:24892 -h site &
port=24890
for server in sirv http-server busybox; do
	until curl --silent "http://localhost:$port/" >/dev/null; do sleep 1; done
	for range in -3 0-0; do
		echo "$server bytes=$range: $(curl --silent --range "$range" --write-out ' %{http_code} %header{content-range}' "http://localhost:$port/digits.txt")"
	done
	port=$((port + 1))
done | tee seen
[ "$(cat seen)" = 'sirv bytes=-3: 0123 206 bytes 0-3/10
sirv bytes=0-0: 0123456789 206 bytes 0-9/10
http-server bytes=-3:  416 
http-server bytes=0-0: 0 206 bytes 0-0/10
busybox bytes=-3: 0123456789 200 
busybox bytes=0-0: 0123456789 206 bytes 0-9/10' ]
