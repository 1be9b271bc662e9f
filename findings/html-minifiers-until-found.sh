#!/usr/bin/env bash
# html-minifier-terser 7.2.0, html-minifier-next 8.7.0, htmlnano 3.5.1, @minify-html/node 0.18.1, 2026-11-27.
# Expected: minifiers keep `hidden="until-found"`, since plain `hidden` means something else.
# Seen:     only htmlnano does. html-minifier-terser and html-minifier-next (with `collapseBooleanAttributes`) and minify-html
#           write plain `hidden`: the browser's search and links to a text no longer find the element's text.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" html-minifier-terser@7.2.0 htmlnano@3.5.1 posthtml@0.16.7 @minify-html/node@0.18.1 html-minifier-next@8.7.0
cat >run.mjs <<'JS'
const html = '<!doctype html><title>t</title><div hidden="until-found">words</div>';
const tries = {
  "html-minifier-terser": async () => (await import("html-minifier-terser")).minify(html, { collapseBooleanAttributes: true }),
  "html-minifier-next": async () => (await import("html-minifier-next")).minify(html, { collapseBooleanAttributes: true }),
  htmlnano: async () => (await (await import("htmlnano")).default.process(html)).html,
  "minify-html": async () => (await import("@minify-html/node")).default.minify(Buffer.from(html), {}).toString(),
};
const seen = {};
for (const [name, minify] of Object.entries(tries))
  try { seen[name] = /<div[^>]*>/.exec(await minify())?.[0]; } catch (error) { seen[name] = String(error).slice(0, 60); }
console.log(seen);
const kept = Object.entries(seen).filter(([, tag]) => tag === html.slice(html.indexOf("<div"), html.indexOf(">words") + 1));
process.exit(kept.map(([name]) => name).join() === "htmlnano" ? 0 : 1);
JS
node run.mjs 2>/dev/null
