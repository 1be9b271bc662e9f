# shellcheck shell=bash
# Changes to a folder and makes Debian's Ghostscript ready there, with its own resources.
# Usage: ghostscript_ready FOLDER ghostscript=VERSION OTHER_PACKAGE=VERSION…
source "${BASH_SOURCE[0]%/*}/debian.sh"
ghostscript_ready() {
	debian_packages "$1/root" "${@:2}"
	cd "$1"
	local resources
	resources=$(echo "$1"/root/usr/share/ghostscript/*/Resource)
	# Debian's package has an absolute link here.
	ln -sfn "$1/root/var/lib/ghostscript/CMap" "$resources/CMap"
	export GS_LIB="$resources/Init:$resources/Font" GS_OPTIONS="-sGenericResourceDir=$resources/"
}
