#!/usr/bin/env bash
# express 5.3.0 with compression 1.8.2, fastify 5.12.8 with @fastify/compress 9.2.0, hono 4.13.19, serve 14.2.7 (npm), h2o 2.2.5 and Caddy 2.6.2
# (Debian 12) compress a text while they send it. A client, cut off after 400 bytes, asks for the others, with the same `Accept-Encoding: gzip`, and
# with the strong ETag, or the date, in `If-Range`.
# Expected: 200 and the whole text, or 206 with the other bytes of the compressed one (RFC 9110, section 15.3.7). nginx 1.22.1 does the first.
# Seen:     all six send 206 with bytes of the text that is not compressed; express, serve and Caddy compress these anew. What is put together
#           cannot be unpacked. For serve, h2o and Caddy both texts even are one, by the same strong ETag.
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
npm_packages "$folder" express@5.3.0 compression@1.8.2 fastify@5.12.8 @fastify/static@10.1.11 @fastify/compress@9.2.0 hono@4.13.19 \
	@hono/node-server@2.1.9 serve@14.2.7
debian_packages "$folder/root" h2o=2.2.5+dfsg2-7 caddy=2.6.2-5 nginx=1.22.1-9+deb12u11
mkdir site
seq -f 'Weld %.0f: accepted' 500 >site/report.txt
touch -d 2026-05-01 site/report.txt
cat >servers.mjs <<'JS'
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import compression from "compression";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { compress } from "hono/compress";
express().use(compression(), express.static("site")).listen(24890, "127.0.0.1");
await fastify().register(import("@fastify/compress")).register(import("@fastify/static"), { root: `${process.cwd()}/site` }).listen({ port: 24891, host: "127.0.0.1" });
serve({ fetch: new Hono().use(compress(), serveStatic({ root: "site" })).fetch, port: 24892, hostname: "127.0.0.1" });
JS
printf 'listen: {host: 127.0.0.1, port: 24894}\nuser: %s\ncompress: ON\nhosts: {default: {paths: {/: {file.dir: site}}}}\n' "$(id -un)" >h2o.conf
printf '{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:24895\nbind 127.0.0.1\nroot site\nencode gzip\nfile_server\n' >Caddyfile
echo 'daemon off; master_process off; pid pid; error_log /dev/null; events {} http { types { text/plain txt; } gzip on; gzip_types text/plain;
	access_log off; client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;
	server { listen 127.0.0.1:24896; root site; } }' >nginx.conf
node servers.mjs &
node_modules/.bin/serve site --listen tcp://127.0.0.1:24893 >/dev/null 2>&1 &
h2o -c h2o.conf >/dev/null 2>&1 &
caddy run --config Caddyfile --adapter caddyfile >/dev/null 2>&1 &
nginx -p "$folder" -c nginx.conf 2>/dev/null &
port=24890
ask() { curl --silent --header "Accept-Encoding: gzip" --dump-header head "$@" "http://127.0.0.1:$port/report.txt"; }
for server in express fastify hono serve h2o Caddy nginx; do
	until curl --silent "http://127.0.0.1:$port/" >/dev/null; do sleep 1; done
	ask | head -c 400 >first
	etag=$(sed -nE 's/^etag: ("[^"]+").*/\1/Ip' head)
	status=$(ask --range 400- --header "If-Range: ${etag:-$(date -Rud 2026-05-01 | sed s/+0000/GMT/)}" --write-out '%{http_code}' --output rest)
	if [ "$status" = 206 ]; then cat first rest >whole; else mv rest whole; fi
	echo "$server: $status$(sed -nE 's/^content-encoding: (\w+).*/, \1/Ip' head), $(zcat whole 2>&1 | cmp -s - site/report.txt && echo right || echo broken)"
	port=$((port + 1))
done | tee seen
[ "$(tr '\n' ' ' <seen)" = "express: 206, gzip, broken fastify: 206, broken hono: 206, broken serve: 206, gzip, broken h2o: 206, broken \
Caddy: 206, gzip, broken nginx: 200, gzip, right " ]
