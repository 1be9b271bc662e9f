#!/bin/sh
# Makes nginx serve the release in $SITE_FOLDER under the domain in $SITE_ADDRESS: what `release.sh` is told to do, by RELOAD,
# on a machine with nginx. The release stands in the configuration by its own name, so that its pages and its rules change
# together; nginx goes on with the former ones where it does not accept it.
set -eu
sed "s|/srv/site/current|$SITE_FOLDER|; s|your\.domain|$SITE_ADDRESS|" "$(dirname "$0")/nginx.conf" \
	>"${SITE_CONFIG:=/etc/nginx/sites-enabled/site}"
nginx -t -q -c "${NGINX_CONFIG:=/etc/nginx/nginx.conf}"
nginx -s reload -c "$NGINX_CONFIG"
