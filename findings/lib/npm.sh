# shellcheck shell=bash
# Makes a temporary folder, which is removed on exit, changes to it and installs npm packages there.
# Usage: npm_packages NAME@VERSION…
npm_packages() {
	folder=$(mktemp -d)
	trap 'rm -rf "$folder"' EXIT
	cd "$folder"
	npm init -y >/dev/null
	npm install --silent --no-audit --no-fund "$@"
}
