#!/usr/bin/env bash
# minify 2.24.8 (npm: @tdewolff/minify), with which Hugo minifies style sheets, on angles of zero and a background without a size; asked of
# Chromium 156 (Debian 12).
# Expected: values stay valid. Only in functions such as rotate(0) may an angle lack its unit; the properties `rotate` and `offset-rotate` refuse 0.
# Seen:     `rotate:0deg` becomes `rotate:0`, `offset-rotate:0deg` `offset-rotate:0`, and `background:0px 0px/0px 0px red` `background:0 0/red`:
#           Chromium drops them all. `rotate: 0deg`, which undoes a rotation on paper or under the pointer, undoes it no more.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/chromium.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium_ready "$folder" chromium-headless-shell=156.0.8078.108-1~deb12u1 playwright-core@1.65.1
npm install --silent --no-audit --no-fund @tdewolff/minify@2.24.8
cat >run.mjs <<'JS'
import { minify } from "@tdewolff/minify";
import { browser } from "./chromium.mjs";
const page = await browser.newPage();
const known = (declaration) => page.evaluate((text) => CSS.supports(text), `(${declaration})`);
const seen = [];
for (const before of ["transform:rotate(0deg)", "rotate:0deg", "offset-rotate:0deg", "background:0px 0px/0px 0px red"]) {
  const after = (await minify("text/css", `a{${before}}`)).slice(2, -1);
  seen.push(`${await known(before)}, ${await known(after)}`);
  console.log(before, "->", after, seen.at(-1));
}
await browser.close();
process.exit(seen.join("|") === "true, true|true, false|true, false|true, false" ? 0 : 1);
JS
node run.mjs
