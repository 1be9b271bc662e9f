#!/usr/bin/env bash
# h2o 2.2.5 and busybox httpd 1.35.0 (Debian 12), http-server 14.1.1, serve 14.2.7, sirv 3.0.2 and @hono/node-server 2.1.9 (npm) serve a file that a
# client has the first 10 bytes of. It asks for the others with `If-Range`: "only if the file is still the one with this ETag". But it is not.
# Expected: 200 and the whole file: if the ETag differs, the server must ignore `Range` (RFC 9110, section 13.1.5). Express does.
# Seen:     all six ignore `If-Range` instead: 206 with the rest of the new file. A download that is continued after a release can join two files.
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
npm_packages "$folder" http-server@14.1.1 serve@14.2.7 sirv@3.0.2 hono@4.13.19 @hono/node-server@2.1.9 express@5.2.1
debian_packages "$folder/root" h2o=2.2.5+dfsg2-7 busybox=1:1.35.0-4+deb12u1+b1
mkdir site
echo "The report of today, which is another one" >site/report.txt
cat >servers.mjs <<'JS'
import { createServer } from "node:http";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import express from "express";
import { Hono } from "hono";
import sirv from "sirv";
createServer(sirv("site", { etag: true })).listen(24884);
serve({ fetch: new Hono().use("*", serveStatic({ root: "site" })).fetch, port: 24885 });
express().use(express.static("site")).listen(24886);
JS
printf 'listen: {host: 127.0.0.1, port: 24880}\nuser: %s\nhosts: {default: {paths: {/: {file.dir: site}}}}\n' "$(id -un)" >h2o.conf
h2o -c h2o.conf >/dev/null 2>&1 &
root/bin/busybox httpd -f -p 127.0.0.1:24881 -h site &
node_modules/.bin/http-server site --port 24882 --silent &
node_modules/.bin/serve site --listen 24883 >/dev/null 2>&1 &
node servers.mjs &
port=24880
for server in h2o busybox http-server serve sirv hono express; do
	until curl --silent "http://localhost:$port/" >/dev/null; do sleep 1; done
	echo "$server: $(curl --silent --range 10- --header 'If-Range: "of-yesterday"' --write-out '%{http_code}' --output /dev/null "http://localhost:$port/report.txt")"
	port=$((port + 1))
done | tee seen
[ "$(tr '\n' ' ' <seen)" = "h2o: 206 busybox: 206 http-server: 206 serve: 206 sirv: 206 hono: 206 express: 200 " ]
