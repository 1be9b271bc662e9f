#!/usr/bin/env bash
# @extractus/article-extractor 9.0.1 (npm) takes the article out of a page, for feeds, reading lists and language models.
# Expected: the words of the article stay, at least as plain text: those of <dt> and <caption> as those of <dd> and <td>, in a line of a sentence, too.
# Seen:     elements outside its list of allowed ones are deleted with their words, without a message: the terms of a list of terms, whose
#           descriptions stay, the caption of a table, <address>, and in sentences <time>, <bdi> (a telephone number), <q>, <kbd>, <mark>, <dfn>,
#           <data>, <var>. So "8 to 250 mm" stays, but not what it is, and "Call us at until." for "Call us at 71 000 000 until 17:00."
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @extractus/article-extractor@9.0.1
cat >run.mjs <<'JS'
import { extractFromHtml } from "@extractus/article-extractor";
const long = "<p>The probe sends waves into the steel, and their echoes tell where a defect of the weld is, and how long, after a calibration.</p>";
const parts = {
  dt: "<dl><dt>WORD</dt><dd>8 to 250 mm</dd></dl>",
  dd: "<dl><dt>Range</dt><dd>WORD</dd></dl>",
  caption: "<table><caption>WORD</caption><tr><td>12.5 mm</td></tr></table>",
  td: "<table><tr><td>WORD</td></tr></table>",
  address: "<address>WORD</address>",
};
for (const tag of ["time", "bdi", "q", "kbd", "mark", "dfn", "data", "var", "abbr", "em"]) parts[tag] = `<p>Call us at <${tag}>WORD</${tag}> until.</p>`;
const dropped = [];
for (const [tag, part] of Object.entries(parts)) {
  const page = `<!doctype html><html lang="en"><head><title>Testing of welds</title></head><body><article><h1>Testing of welds</h1>${long.repeat(3)}${part}${long}</article></body></html>`;
  const { content } = await extractFromHtml(page, "https://example.com/page");
  if (!content.includes("WORD")) dropped.push(tag);
}
const seen = `dropped: ${dropped.join()}; kept: ${Object.keys(parts).filter((tag) => !dropped.includes(tag)).join()}`;
console.log(seen);
process.exit(seen === "dropped: dt,caption,address,time,bdi,q,kbd,mark,dfn,data,var; kept: dd,td,abbr,em" ? 0 : 1);
JS
node run.mjs
