#!/usr/bin/env bash
# sirv 3.0.2 (npm, part of `vite preview`), busybox httpd 1.35.0 (Debian 12) and express-static-gzip 3.0.2 (npm) serve a page that
# has its compressed files beside it, to a client that refuses Brotli.
# Expected: a weight of 0 means "not this one" (RFC 9110, section 12.4.2): `br;q=0, gzip` gets gzip, and `br;q=0, gzip;q=0` the plain page, as
#           express-static-gzip sends them.
# Seen:     sirv sends Brotli both times, and busybox gzip: they look for the name alone. Busybox sends no `Vary` either, so that a cache may give
#           the compressed page to a client that did not ask for it.
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
npm_packages "$folder" sirv@3.0.2 express@5.2.1 express-static-gzip@3.0.2
debian_packages "$folder/root" busybox=1:1.35.0-4+deb12u1+b1
mkdir site
for ending in '' .br .gz; do echo -n "page$ending" >"site/page.html$ending"; done
cat >servers.mjs <<'JS'
import { createServer } from "node:http";
import express from "express";
import gzipped from "express-static-gzip";
import sirv from "sirv";
createServer(sirv("site", { brotli: true, gzip: true })).listen(24895);
express().use(gzipped("site", { enableBrotli: true, orderPreference: ["br"] })).listen(24897);
JS
node servers.mjs &
root/bin/busybox httpd -f -p 127.0.0.1:24896 -h site &
port=24895
for server in sirv busybox express-static-gzip; do
	until curl --silent "http://localhost:$port/" >/dev/null; do sleep 1; done
	for accepted in 'br;q=0, gzip' 'br;q=0, gzip;q=0'; do
		echo "$server, $accepted: $(curl --silent --header "Accept-Encoding: $accepted" --write-out ', Vary: %header{vary}' "http://localhost:$port/page.html")"
	done
	port=$((port + 1))
done | tee seen
[ "$(cat seen)" = 'sirv, br;q=0, gzip: page.br, Vary: Accept-Encoding
sirv, br;q=0, gzip;q=0: page.br, Vary: Accept-Encoding
busybox, br;q=0, gzip: page.gz, Vary: 
busybox, br;q=0, gzip;q=0: page.gz, Vary: 
express-static-gzip, br;q=0, gzip: page.gz, Vary: Accept-Encoding
express-static-gzip, br;q=0, gzip;q=0: page, Vary: Accept-Encoding' ]
