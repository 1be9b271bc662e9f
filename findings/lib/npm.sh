# shellcheck shell=bash
# Changes to a folder and installs npm packages there.
# Usage: npm_packages FOLDER NAME@VERSION…
npm_packages() {
	cd "$1"
	npm init -y >/dev/null
	npm install --silent --no-audit --no-fund "${@:2}"
}
