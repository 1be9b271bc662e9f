#!/bin/sh
# Makes nginx serve the release in $SITE_FOLDER under the domain in $SITE_ADDRESS. On a machine with nginx, `release.sh` runs
# it as RELOAD. The configuration names the release's folder, so that pages and rules change together. If nginx rejects the
# new configuration, it keeps serving the former release.
set -eu
# HTTP/2: nginx from 1.25.1 on has the directive `http2 on`, and warns of `listen … http2`; older versions know only the latter.
has=$(nginx -v 2>&1 | sed 's|.*/||; s/[^0-9.].*//')
if [ "$(printf '%s\n' 1.25.1 "$has" | sort -V | head -n 1)" = 1.25.1 ]; then
	http2='s/^\t\(listen .* ssl\) http2;/\t\1;/; s/^\tssl_certificate /\thttp2 on;\n&/'
fi
sed "s|/srv/site/current|$SITE_FOLDER|; s|your\.domain|$SITE_ADDRESS|; ${http2:-}" "$(dirname "$0")/nginx.conf" \
	>"${SITE_CONFIG:=/etc/nginx/sites-enabled/site}"
nginx -t -q -c "${NGINX_CONFIG:=/etc/nginx/nginx.conf}"
nginx -s reload -c "$NGINX_CONFIG"
