#!/usr/bin/env bash
# html-to-docx 1.8.0 and its successor @turbodocx/html-to-docx 1.23.1 (npm) make Word files of pages; mammoth 1.13.0 reads the words back.
# Expected: of an element that Word has no match for, the words stay: <abbr>UT</abbr> becomes UT, as <span> does.
# Seen:     both drop the words of <abbr>, <time>, <bdi>, <q>, <dfn>, <cite> and <small>, also in headings and links, and a link around a heading
#           with it: of "MT, <abbr>UT</abbr>" only "MT, " is left. And html-to-docx drops the space between two elements: "<b>ISO</b> <b>9712</b>"
#           becomes ISO9712. Neither says so.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 mammoth@1.13.0
cat >run.cjs <<'JS'
const { extractRawText } = require("mammoth");
const inline = ["span", "abbr", "time", "bdi", "q", "dfn", "cite", "small"].map((tag) => `<p>${tag}: <${tag}>kept</${tag}></p>`);
const parts = [
  ...inline,
  '<p>link: <a href="/ut"><abbr>kept</abbr></a></p>',
  "<h2>heading: <abbr>kept</abbr></h2>",
  '<a href="/ut"><h3>kept</h3></a>',
  "<p><b>ISO</b> <b>9712</b></p>",
];
const wordsOf = async (convert, html) => {
  const file = await convert(`<!doctype html><html lang="fr"><body>${html}</body></html>`);
  const { value } = await extractRawText({ buffer: Buffer.from(file) });
  return value.trim().replaceAll(/\n+/g, "|");
};
(async () => {
  const seen = [];
  for (const convert of [require("html-to-docx"), require("@turbodocx/html-to-docx")]) {
    const words = [];
    for (const part of parts) words.push((await wordsOf(convert, part)) || "nothing");
    seen.push(words.join(", "));
  }
  console.log(seen.join("\n"));
  const lost = "span: kept, abbr:, time:, bdi:, q:, dfn:, cite:, small:, link:, heading:, nothing";
  process.exit(seen[0] === `${lost}, ISO9712` && seen[1] === `${lost}, ISO 9712` ? 0 : 1);
})();
JS
node run.cjs
