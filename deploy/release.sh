#!/bin/sh
# Puts a build into service on one machine, or goes back to the release before. Run it on that machine, as a user that may
# write to the folder and reload Caddy.
#
#   release.sh FOLDER BUILD   serves BUILD (the archive that npm run build names, or a copy of dist/) as a new release
#   release.sh FOLDER back    serves the predecessor of the current release again
#
# FOLDER contains `releases/`, the last five, and `current`, a link to the served one. The server switches pages and rules in
# one step, without a pause. Exit status: 0 when the release is served, 1 when the former one still is, 2 for wrong arguments.
# RELOAD is the command that makes the server serve the release in $SITE_FOLDER; by default it has Caddy reload
# /etc/caddy/Caddyfile with the settings of /etc/caddy/site.env. PATIENCE is how many seconds to wait for another release (300).
set -eu
# The server runs as another user, which must be able to read the release.
umask 022

say() { echo "$1" >&2 || :; }
fail() {
	say "$1"
	exit 1
}

if [ $# -ne 2 ]; then
	say "Usage: $0 FOLDER BUILD|back"
	exit 2
fi
[ -d "$1" ] || fail "$1 is no folder: make it first, as deploy/README.md says"
folder=$(cd "$1" && pwd)
releases=$folder/releases
current=$folder/current
# The new link, before it becomes `current`. If it exists at start, a release was interrupted while the server was switching.
next=$folder/current.next
new=
present=
made=
switching=

reload() {
	if [ -n "${RELOAD:-}" ]; then
		SITE_FOLDER=$1 sh -c "$RELOAD" 9<&-
	else
		(
			set -a
			# shellcheck source=/dev/null
			. /etc/caddy/site.env
			# shellcheck disable=SC2034
			SITE_FOLDER=$1
			caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile
		) 9<&-
	fi
}

# Compares a build with its list site.sha256. Prints the first fault, or nothing if all files are right.
wrong() (
	cd "$1"
	export LC_ALL=C
	listed=$(sed 's/^[^ ]*  //' site.sha256)
	{
		[ -n "$listed" ] || echo "the list is empty"
		echo "$listed" | while read -r file; do [ -e "$file" ] || echo "$file is missing"; done
		sha256sum --check --strict --quiet site.sha256 | sed -n 's/: FAILED$/ was changed/p'
		find . -type f ! -path ./site.sha256 | sed 's|^./||' | grep -vxF "$listed" | sed 's/$/ is too many/'
		sha256sum --check --strict --status site.sha256 || echo "the list is not whole"
	} 2>/dev/null | head -n 1
)

# Points the link to a release, in one atomic step.
turn() {
	[ "$(readlink "$current")" = "$1" ] || { ln -sfn "$1" "$next" && mv -T "$next" "$current"; }
}

# If the script ends in any way before the link is switched, the former release stays. The server loads it again, since it may
# already have taken the new one. No folder is removed that the server may be serving.
undo() {
	trap '' HUP INT TERM
	trap - EXIT
	if [ -n "$new" ]; then rm -rf "$new" || :; fi
	if [ -z "$switching" ]; then
		say "Nothing was changed${present:+: $present is still served}"
	elif [ -z "$present" ]; then
		say "$release was not accepted, and there is none before it to go back to"
	elif reload "$present" && turn "$present"; then
		rm -f "$next" || :
		if [ -n "$made" ]; then rm -rf "$release" || :; fi
		say "$release was not accepted: $present is served again"
	else
		say "$release was not accepted, and the server did not go back to $present either: is it running? Both are kept"
	fi
	exit 1
}
trap undo EXIT
trap 'exit 1' HUP INT TERM
# If the SSH connection breaks, only the messages are lost.
trap '' PIPE

# Only a warning: the release goes on.
needed=$(cat "$(dirname "$0")/caddy-version") || :
has=$(caddy version 2>/dev/null | sed 's/^v//; s/[^0-9.].*//') || :
if [ -n "$has" ] && [ "$(printf '%s\n' "$needed" "$has" | sort -V | head -n 1)" != "$needed" ]; then
	say "Caddy $has has known weaknesses: update it to $needed or newer, as deploy/README.md says"
fi

[ -w "$folder" ] || fail "$(id -un) may not write to $folder, where the link to what is served stands"
mkdir -p "$releases"

# One release at a time. The kernel frees the lock however this script ends.
holder=$releases/.holder
exec 9<"$folder"
if ! flock -n 9; then
	say "Waiting for another release: $(cat "$holder" 2>/dev/null || echo "it has just begun")"
	flock -w "${PATIENCE:-300}" 9 || fail "It still runs, so this one is given up"
fi
rm -f "$holder" || :
echo "process $$ of $(id -un), since $(date -u +%FT%TZ)" 2>/dev/null >"$holder" || :

if [ -L "$current" ]; then present=$(readlink "$current"); fi
if [ "$2" = back ]; then
	if [ -n "$present" ] && [ -L "$next" ]; then
		release=$present
	else
		former=$(cat "$present/former" 2>/dev/null || :)
		release=$releases/$former
		if [ -z "$former" ] || [ ! -d "$release" ]; then fail "There is no release before the present one in $releases"; fi
	fi
else
	release=$releases/$(date -u +%Y%m%dT%H%M%S.%NZ)
	# Copied under a name that is never served, so that a full disk or a broken connection leaves no incomplete release.
	new=$releases/.new
	rm -rf "$new"
	mkdir "$new"
	build=$2
	if [ -f "$2" ]; then
		# A Mac's browser may have unzipped the archive, or somebody packed it again inside a folder.
		unpacked=$new/.unpacked
		mkdir "$unpacked"
		tar -xf "$2" -C "$unpacked" --no-same-owner --warning=no-unknown-keyword ||
			fail "$2 is not whole, or no archive of a build: bring the file that npm run build -- --url … names, as it is"
		build=$(find "$unpacked" -maxdepth 2 -name site.sha256 | head -n 1)
		build=${build%/*}
	fi
	if [ ! -f "$build/site.sha256" ] || [ ! -d "$build/client" ]; then
		fail "$2 is no build: name dist/ whole, with client/ and site.* in it, or the archive that npm run build -- --url … names"
	fi
	cp -R -p "$build"/site.* "$build/client" "$new/"
	rm -rf "$new/.unpacked"
	# Hidden files that macOS and Windows add.
	find "$new" \( -name '._*' -o -name .DS_Store -o -name __MACOSX -o -iname thumbs.db -o -iname desktop.ini \) -prune -exec rm -rf {} +
	fault=$(wrong "$new")
	[ -z "$fault" ] || fail "$2 is not whole: $fault, by its list site.sha256. Bring the file that npm run build -- --url … names, as it is"
	# Open pages keep the pictures and scripts of their release.
	if [ -f "$present/site.sha256" ]; then
		sed -n 's|^[0-9a-f]*  client/assets/||p' "$present/site.sha256" >"$new/former-assets"
		while read -r asset; do
			if [ ! -e "$new/client/assets/$asset" ] && [ -e "$present/client/assets/$asset" ]; then
				cp -p "$present/client/assets/$asset" "$new/client/assets/"
			fi
		done <"$new/former-assets"
		rm "$new/former-assets"
	fi
	echo "${present##*/}" >"$new/former"
	# A network drive or Windows' disk says 777 of every file.
	chmod -R a+rX,go-w "$new"
	mv "$new" "$release"
	made=yes
fi

# First the server, with the name of the release's folder, so that no request gets the pages of one release and the rules of
# another. Then the link, from which the server starts after a reboot.
switching=yes
ln -sfn "$release" "$next"
reload "$release"
trap '' HUP INT TERM
mv -T "$next" "$current"
trap - EXIT
echo "Serving $release" || :

# Keep five releases: this one and its predecessors, for `back`. Remove all others.
if [ -n "$made" ]; then
	kept=' '
	name=${release##*/}
	for _ in 1 2 3 4 5; do
		kept="$kept$name "
		name=$(cat "$releases/$name/former" 2>/dev/null || :)
		if [ -z "$name" ]; then break; fi
	done
	for old in "$releases"/*; do
		case $kept in *" ${old##*/} "*) ;; *) rm -rf "$old" || say "$old could not be removed: remove it by hand" ;; esac
	done
fi
