#!/bin/sh
# Makes nginx serve the release in $SITE_FOLDER under the domain in $SITE_ADDRESS: what `release.sh` is told to do, by RELOAD,
# on a machine with nginx. The release stands in the configuration by its own name, so that its pages and its rules change
# together; nginx goes on with the former ones where it does not accept it.
set -eu
# HTTP/2 as nginx of this machine wants it said: 1.25.1 has it apart, and warns where it is not; those before know no other way.
has=$(nginx -v 2>&1 | sed 's|.*/||; s/[^0-9.].*//')
if [ "$(printf '%s\n' 1.25.1 "$has" | sort -V | head -n 1)" = 1.25.1 ]; then
	http2='s/^\t\(listen .* ssl\) http2;/\t\1;/; s/^\tssl_certificate /\thttp2 on;\n&/'
fi
sed "s|/srv/site/current|$SITE_FOLDER|; s|your\.domain|$SITE_ADDRESS|; ${http2:-}" "$(dirname "$0")/nginx.conf" \
	>"${SITE_CONFIG:=/etc/nginx/sites-enabled/site}"
nginx -t -q -c "${NGINX_CONFIG:=/etc/nginx/nginx.conf}"
nginx -s reload -c "$NGINX_CONFIG"
