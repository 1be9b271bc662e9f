# shellcheck shell=bash
# Changes to a folder and makes headless Chromium 156.0.8078.108 of Debian 12 ready there, driven by playwright-core 1.65.1.
# Usage: chromium_ready FOLDER   Needs lib/debian.sh and lib/npm.sh.   Then, in a script in FOLDER:
#     import { browser } from "./chromium.mjs";
chromium_ready() {
	debian_packages "$1/root" chromium-headless-shell=156.0.8078.108-1~deb12u1
	npm_packages "$1" playwright-core@1.65.1
	cat >chromium.mjs <<'JS'
import { chromium } from "playwright-core";
const executablePath = "root/usr/bin/chromium-headless-shell";
export const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
JS
}
