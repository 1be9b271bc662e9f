# shellcheck shell=bash
# Changes to a folder and makes Debian's headless Chromium ready there, driven by playwright-core.
# Usage: chromium_ready FOLDER chromium-headless-shell=VERSION playwright-core@VERSION   Then, in a script in FOLDER:
#     import { browser } from "./chromium.mjs";
source "${BASH_SOURCE[0]%/*}/debian.sh"
source "${BASH_SOURCE[0]%/*}/npm.sh"
chromium_ready() {
	debian_packages "$1/root" "$2"
	npm_packages "$1" "$3"
	cat >chromium.mjs <<'JS'
import { chromium } from "playwright-core";
const executablePath = "root/usr/bin/chromium-headless-shell";
export const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
JS
}
