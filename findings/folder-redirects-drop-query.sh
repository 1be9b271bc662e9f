#!/usr/bin/env bash
# Caddy 2.6.2, webfs 1.21, Tornado 6.2.0 (Debian 12) and live-server 1.2.2 (npm) are asked for a folder without the slash at its end, as people type it.
# Expected: a redirect to the folder that keeps the query: /rapports?de=carte leads to /rapports/?de=carte. lighttpd 1.4.69 and Python do so.
# Seen:     all four redirect to /rapports/ alone. So a page cannot read what a link told it, and a printed code with `utm_source` counts nothing.
#           Three of the redirects are permanent, so that browsers keep them.
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$folder"' EXIT
npm_packages "$folder" live-server@1.2.2
debian_packages "$folder/root" caddy=2.6.2-5 webfs=1.21+ds1-12+b1 python3-tornado=6.2.0-3+deb12u4 lighttpd=1.4.69-1
mkdir -p site/rapports
echo '<!doctype html><title>t</title>' | tee site/index.html >site/rapports/index.html
cat >tornado-files.py <<'PY'
from tornado import ioloop, web
web.Application([("/(.*)", web.StaticFileHandler, {"path": "site", "default_filename": "index.html"})]).listen(24902, "127.0.0.1")
ioloop.IOLoop.current().start()
PY
printf '%s\n' "server.document-root = \"$folder/site\"" 'server.port = 24904' 'server.bind = "127.0.0.1"' 'index-file.names = ("index.html")' >lighttpd.conf
caddy file-server --root site --listen 127.0.0.1:24900 >/dev/null 2>&1 &
webfsd -F -i 127.0.0.1 -p 24901 -r site -f index.html >/dev/null 2>&1 &
PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" python3 tornado-files.py 2>/dev/null &
node_modules/.bin/live-server site --host=127.0.0.1 --port=24903 --no-browser -q >/dev/null 2>&1 &
lighttpd -D -f lighttpd.conf -m "$folder/root/usr/lib/lighttpd" 2>/dev/null &
python3 -m http.server --bind 127.0.0.1 --directory site 24905 >/dev/null 2>&1 &
port=24900
for server in Caddy webfs Tornado live-server lighttpd Python; do
	until curl --silent "http://127.0.0.1:$port/" >/dev/null; do sleep 1; done
	to=$(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' "http://127.0.0.1:$port/rapports?de=carte")
	echo "$server: ${to/http:\/\/127.0.0.1:$port/}"
	port=$((port + 1))
done | tee seen
[ "$(tr '\n' ' ' <seen)" = "Caddy: 308 /rapports/ webfs: 302 /rapports/ Tornado: 301 /rapports/ live-server: 301 /rapports/ \
lighttpd: 301 /rapports/?de=carte Python: 301 /rapports/?de=carte " ]
