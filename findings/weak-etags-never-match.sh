#!/usr/bin/env bash
# h2o 2.2.5, CivetWeb 1.15, aiohttp 3.8.4 (Debian 12) and serve 14.2.7 (npm) stand behind a proxy, nginx 1.22.1 with `gzip on`, which as it must makes a
# weak ETag of the strong one: W/"…". The browser sends that back in `If-None-Match`, and nginx passes it on.
# Expected: 304, as for the strong ETag: in `If-None-Match` weak and strong ETags are the same (RFC 9110, section 13.1.2). lighttpd 1.4.69 says so.
# Seen:     200 and the whole page, at each visit, for ever: all four compare letter by letter, and so none answers 304 behind such a proxy.
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
npm_packages "$folder" serve@14.2.7
debian_packages "$folder/root" h2o=2.2.5+dfsg2-7 civetweb=1.15+dfsg-4 python3-aiohttp=3.8.4-1+deb12u2 lighttpd=1.4.69-1 nginx=1.22.1-9+deb12u11
mkdir site
seq -f 'Weld %.0f: accepted' 500 >site/report.txt
printf 'listen: {host: 127.0.0.1, port: 24880}\nuser: %s\nhosts: {default: {paths: {/: {file.dir: site}}}}\n' "$(id -un)" >h2o.conf
printf 'from aiohttp import web\napp = web.Application()\napp.router.add_static("/", "site")\nweb.run_app(app, host="127.0.0.1", port=24882)\n' >files.py
echo 'server.document-root = "'"$folder"'/site" server.port = 24884 server.bind = "127.0.0.1" mimetype.assign = (".txt" => "text/plain")' |
	sed 's/" /"\n/g; s/24884 /24884\n/' >lighttpd.conf
{
	echo 'daemon off; master_process off; pid pid; error_log /dev/null; events {} http { gzip on; gzip_types text/plain; gzip_proxied any; access_log off;'
	echo 'client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;'
	for port in 24880 24881 24882 24883 24884; do echo "server { listen 127.0.0.1:$((port + 10)); location / { proxy_pass http://127.0.0.1:$port; } }"; done
	echo '}'
} >nginx.conf
h2o -c h2o.conf >/dev/null 2>&1 &
civetweb -listening_ports 127.0.0.1:24881 -document_root "$folder/site" >/dev/null 2>&1 &
PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" python3 files.py >/dev/null &
node_modules/.bin/serve site --listen tcp://127.0.0.1:24883 --no-compression >/dev/null 2>&1 &
lighttpd -D -f lighttpd.conf -m "$folder/root/usr/lib/lighttpd" 2>/dev/null &
nginx -p "$folder" -c nginx.conf 2>/dev/null &
port=24880
ask() { curl --silent --header 'Accept-Encoding: gzip' --output /dev/null "$@/report.txt"; }
for server in h2o CivetWeb aiohttp serve lighttpd; do
	until curl --silent "http://127.0.0.1:$port/" >/dev/null && curl --silent "http://127.0.0.1:$((port + 10))/" >/dev/null; do sleep 1; done
	etags=
	for address in "http://127.0.0.1:$port" "http://127.0.0.1:$((port + 10))"; do
		ask --dump-header head "$address"
		etag=$(tr -d '\r' <head | sed -n 's/^etag: //Ip')
		etags+="${etag%%\"*} $(ask --header "If-None-Match: $etag" --write-out '%{http_code}' "$address") "
	done
	echo "$server:$etags"
	port=$((port + 1))
done | tee seen
[ "$(tr -d '\n' <seen)" = "h2o: 304 W/ 200 CivetWeb: 304 W/ 200 aiohttp: 304 W/ 200 serve: 304 W/ 200 lighttpd: 304 W/ 304 " ]
