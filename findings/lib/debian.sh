# shellcheck shell=bash
# Unpacks Debian packages and their dependencies into a folder, without installing them, and adds their programs to PATH.
# Usage: debian_packages FOLDER NAME=VERSION…   Fails if Debian no longer has that version.
debian_packages() {
	local root=$1
	shift
	mkdir -p "$root/archives/partial"
	# An empty status file: apt downloads all dependencies, even libraries that are installed here.
	apt-get install --yes --download-only --no-install-recommends -o Dir::State::status=/dev/null \
		-o Dir::Cache::archives="$root/archives" -o APT::Sandbox::User=root -o Debug::NoLocking=1 "$@" >"$root/apt.log" 2>&1 || {
		cat "$root/apt.log" >&2
		return 1
	}
	local package
	for package in "$root"/archives/*.deb; do dpkg-deb -x "$package" "$root"; done
	LD_LIBRARY_PATH=$(find "$root/usr/lib" "$root/lib" -maxdepth 1 -type d -name '*-linux-gnu*' -printf '%p:')
	export LD_LIBRARY_PATH PATH="$root/usr/bin:$root/usr/sbin:$PATH"
}
