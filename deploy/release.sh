#!/bin/sh
# Puts a build into service on one machine, or takes back the last step. Run on that machine, as a user that may write to
# the folder and reload Caddy.
#
#   release.sh FOLDER BUILD   serves BUILD (the archive that npm run build names, or a copy of dist/) as a new release
#   release.sh FOLDER back    serves the release before the present one again
#
# FOLDER holds `releases/`, of which the last five are kept, and `current`, a link to the one that is served. The server takes
# the pages and the rules of a release in one step and answers meanwhile. It ends with 0 when the release is served, and with
# 1 when the former one is.
# RELOAD is the command that makes the server serve the release in $SITE_FOLDER; by default it has Caddy reload
# /etc/caddy/Caddyfile with the settings of /etc/caddy/site.env. PATIENCE is how many seconds to wait for another release.
set -eu
# The server has a user of its own, which must be able to read what is put here.
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
# What waits to become `current`. Left behind, it says that a release was cut off while the server was changing over.
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

# Names what is wrong with a build by its list, the first of it; nothing where all is as it should be.
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

# Makes the link name a release, in one step.
turn() {
	[ "$(readlink "$current")" = "$1" ] || { ln -sfn "$1" "$next" && mv -T "$next" "$current"; }
}

# However this ends before the link is turned, the release before is served. The server is told so once more, since it may
# have taken the new one already. Nothing is removed that it may be serving.
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
# Where the connection is lost, messages are too, but nothing else.
trap '' PIPE

# Said first, and once: it keeps nothing from being released.
needed=$(cat "$(dirname "$0")/caddy-version") || :
has=$(caddy version 2>/dev/null | sed 's/^v//; s/[^0-9.].*//') || :
if [ -n "$has" ] && [ "$(printf '%s\n' "$needed" "$has" | sort -V | head -n 1)" != "$needed" ]; then
	say "Caddy $has has known weaknesses: update it to $needed or newer, as deploy/README.md says"
fi

[ -w "$folder" ] || fail "$(id -un) may not write to $folder, where the link to what is served stands"
mkdir -p "$releases"

# One at a time. The lock is the kernel's: it is let go when this ends, however it ends.
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
	# Made whole under a name that is not served, so that a full disk or a broken connection leaves no half release.
	new=$releases/.new
	rm -rf "$new"
	mkdir "$new"
	build=$2
	if [ -f "$2" ]; then
		# As a Mac's browser unzips it, or as it was packed again with its folder, it is the same build.
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
	# What a Mac or Windows lays beside the files that it shows.
	find "$new" \( -name '._*' -o -name .DS_Store -o -name __MACOSX -o -iname thumbs.db -o -iname desktop.ini \) -prune -exec rm -rf {} +
	fault=$(wrong "$new")
	[ -z "$fault" ] || fail "$2 is not whole: $fault, by its list site.sha256. Bring the file that npm run build -- --url … names, as it is"
	# Visitors who are reading keep the pictures and scripts of the release that they came with.
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

# The server first, by the release's own name, so that no request meets the pages of one release and the rules of another.
# Then the link, which a restart of the machine goes by.
switching=yes
ln -sfn "$release" "$next"
reload "$release"
trap '' HUP INT TERM
mv -T "$next" "$current"
trap - EXIT
echo "Serving $release" || :

# Those that can be gone back to are kept, five with this one. The others are served by nobody any more.
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
