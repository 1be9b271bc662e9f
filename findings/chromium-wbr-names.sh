#!/usr/bin/env bash
# Chromium 156.0.8078.108 (Debian 12), 2026-11-28.
# Expected: `<wbr>` only allows a line break, so the accessible name of `<a>contact@<wbr>example.com</a>` is contact@example.com,
#           as the text on the page, and as with a `<span>` instead.
# Seen:     the name has a space there, contact@ example.com, although the link is on one line and its `innerText` has none. Braille
#           displays show it.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/chromium.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium_ready "$folder" chromium-headless-shell=156.0.8078.108-1~deb12u1 playwright-core@1.65.1
cat >run.mjs <<'JS'
import { browser } from "./chromium.mjs";
const page = await browser.newPage();
await page.setContent(`<!doctype html><html lang="en"><title>t</title>
<p><a href="#a">contact@<wbr>example.com</a> <a href="#b">contact@<span>example.com</span></a>`);
const session = await page.context().newCDPSession(page);
const { nodes } = await session.send("Accessibility.getFullAXTree");
const names = nodes.filter(({ role }) => role.value === "link").map(({ name }) => name.value);
const texts = await page.locator("a").evaluateAll((links) => links.map((link) => link.innerText));
await browser.close();
console.log({ names, texts });
const both = [...names, ...texts].join();
process.exit(both === "contact@ example.com,contact@example.com,contact@example.com,contact@example.com" ? 0 : 1);
JS
node run.mjs
