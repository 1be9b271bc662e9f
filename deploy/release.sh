#!/bin/sh
# Puts a build into service on one machine, or takes back the last step. Run on that machine, as a user that may write to
# the folder and reload Caddy.
#
#   release.sh FOLDER BUILD   serves BUILD (a copy of build/, with client/ and site.caddy in it) as a new release
#   release.sh FOLDER back    serves the release before the present one again
#
# FOLDER holds `releases/`, of which the last five are kept, and `current`, a link to the one that is served. Caddy takes
# the pages and the rules of a release in one step and answers meanwhile; when it does not accept them, nothing changes.
# RELOAD is the command that makes Caddy serve the release in $SITE_FOLDER; by default it reloads /etc/caddy/Caddyfile
# with the settings of /etc/caddy/site.env.
set -eu
# Caddy has a user of its own, which must be able to read what is put here.
umask 022

if [ $# -ne 2 ]; then
	echo "Usage: $0 FOLDER BUILD|back" >&2
	exit 2
fi
folder=$(cd "$1" && pwd)
releases=$folder/releases
current=$folder/current
mkdir -p "$releases"

reload() {
	if [ -n "${RELOAD:-}" ]; then
		SITE_FOLDER=$1 sh -c "$RELOAD"
	else
		(
			set -a
			. /etc/caddy/site.env
			SITE_FOLDER=$1
			caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile
		)
	fi
}

# Caddy first, by the release's own name, so that no request meets the pages of one release and the rules of another.
# Then the link, which a restart of the machine goes by.
serve() {
	reload "$1" && ln -sfn "$1" "$current.next" && mv -T "$current.next" "$current" && echo "Serving $1"
}

present=
if [ -L "$current" ]; then present=$(readlink "$current"); fi

if [ "$2" = back ]; then
	before=$(ls -1 "$releases" | awk -v present="$(basename "$present")" '$0 < present' | tail -n 1)
	if [ -z "$before" ]; then
		echo "There is no release before the present one in $releases: nothing was changed" >&2
		exit 1
	fi
	serve "$releases/$before"
	exit 0
fi

build=$(cd "$2" && pwd)
if [ ! -f "$build/site.caddy" ] || [ ! -f "$build/client/index.html" ]; then
	echo "$build is no build: it needs client/index.html and site.caddy, as npm run build writes them. Nothing was changed" >&2
	exit 1
fi

# Releases that were taken back are not gone back to.
ls -1 "$releases" | awk -v present="$(basename "$present")" 'present != "" && $0 > present' | while read -r taken_back; do
	rm -rf "${releases:?}/$taken_back"
done

# Made whole under a name that is not served, so that a full disk or a broken connection leaves no half release.
release=$releases/$(date -u +%Y%m%dT%H%M%S.%NZ)
new=$releases/.new
rm -rf "$new"
trap 'rm -rf "$new"' EXIT
mkdir "$new"
cp -R -p "$build/client" "$build/site.caddy" "$new/"
chmod -R a+rX "$new"
(cd "$new/client/assets" && ls -1) >"$new/own-assets"
# Visitors who are reading keep the pictures and scripts of the release that they came with.
if [ -n "$present" ] && [ -f "$present/own-assets" ]; then
	while read -r asset; do
		cp -p -n "$present/client/assets/$asset" "$new/client/assets/"
	done <"$present/own-assets"
fi
mv "$new" "$release"
if ! (serve "$release"); then
	rm -rf "$release"
	echo "The new release was not accepted. ${present:+$present is still served}" >&2
	exit 1
fi
ls -1 "$releases" | head -n -5 | while read -r old; do rm -rf "${releases:?}/$old"; done
