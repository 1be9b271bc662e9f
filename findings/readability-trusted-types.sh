#!/usr/bin/env bash
# @mozilla/readability 0.6.0 (npm) in Chromium 156.0.8078.108 (Debian 12), 2026-11-28. GNOME Web (Epiphany 43.1) runs it in the page, too.
# Expected: an article is found in a page with `Content-Security-Policy: require-trusted-types-for 'script'` as in one without.
# Seen:     if it finds less than 500 characters, it tries again, and for that assigns to `innerHTML`: a TypeError. GNOME Web then shows a
#           blank page with "Loading…" as its reading view.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/chromium.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium_ready "$folder" chromium-headless-shell=156.0.8078.108-1~deb12u1 playwright-core@1.65.1
npm_packages "$folder" @mozilla/readability@0.6.0
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { browser } from "./chromium.mjs";
const readability = readFileSync("node_modules/@mozilla/readability/Readability.js", "utf8");
const body = `<!doctype html><html lang="en"><title>t</title><article><p>${"A few words of an article, with commas. ".repeat(8)}</article>`;
const found = {};
for (const policy of ["default-src 'self'", "require-trusted-types-for 'script'"]) {
  const page = await browser.newPage();
  await page.route("**/*", (route) =>
    route.fulfill({ contentType: "text/html", headers: { "Content-Security-Policy": policy }, body }));
  await page.goto("http://page.test/");
  found[policy] = await page.evaluate(`(() => {
    const module = {};
    ${readability};
    try { return new Readability(document.cloneNode(true)).parse().textContent.trim().length + " characters"; }
    catch ({ name }) { return name; }
  })()`);
}
await browser.close();
console.log(found);
process.exit(Object.values(found).join() === "319 characters,TypeError" ? 0 : 1);
JS
node run.mjs
