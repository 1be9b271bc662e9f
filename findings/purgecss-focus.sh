#!/usr/bin/env bash
# purgecss 8.0.0 (npm), which deletes the CSS rules that a page does not use, with its default options.
# Expected: `:focus-visible { outline: … }` stays. It means the same as `*:focus-visible` (Selectors 4), and the page has a link.
# Seen:     it is deleted without a message, so readers at a keyboard no longer see where they are. So are `:target`, `:popover-open` and
#           `:is(a, button):focus-visible`, and within a rule for `a` a nested `&:focus-visible`.
# Remedy: write `*:focus-visible`, or put it on `safelist`. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" purgecss@8.0.0
cat >run.mjs <<'JS'
import { PurgeCSS } from "purgecss";
const raw = '<!DOCTYPE html><title>T</title><h1 id="h">T</h1><a href="#h">a</a><button popovertarget="p">b</button><p id="p" popover>p</p>';
const purge = async (css, safelist = []) =>
  (await new PurgeCSS().purge({ content: [{ raw, extension: "html" }], css: [{ raw: css }], safelist }))[0].css;
const rule = "{outline:2px solid}";
const deleted = [":focus-visible", ":target", ":popover-open", ":is(a,button):focus-visible"].map((selector) => selector + rule);
const kept = ["*:focus-visible", "a:focus-visible", "[popover]:popover-open"].map((selector) => selector + rule);
const nested = `a{color:red;&:focus-visible${rule}}`;
const seen = [];
for (const css of [...deleted, ...kept, nested]) {
  seen.push(await purge(css));
  console.log(`${css} -> "${seen.at(-1)}"`);
}
const listed = await purge(deleted[0], [":focus-visible"]);
console.log(`${deleted[0]} on safelist -> "${listed}"`);
process.exit(seen.join("|") === ["", "", "", "", ...kept, "a{color:red}"].join("|") && listed === deleted[0] ? 0 : 1);
JS
node run.mjs
