#!/usr/bin/env bash
# typograf 7.8.0 (npm), Node 20 or newer: a typographic library replaces the straight quotation marks in an inspector's sentences.
# Expected: a mark after a digit means inches, and stays or becomes ″, as in 24" to 36".
# Seen: in French, 24" becomes "24 »", a closing mark without an opening one; in English (en-GB), 24" becomes 24’, which reads as feet.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" typograf@7.8.0
cat >try.cjs <<'JS'
const Typograf = require("typograf");
const seen = [
  ["fr", 'Conduites de 24" à 36", vues du départ', "24\u00a0»"],
  ["en-GB", 'Lines of 24" to 36", seen', "24’"],
].map(([locale, text, part]) => {
  const set = new Typograf({ locale: [locale] }).execute(text);
  console.log(locale, JSON.stringify(text), "->", JSON.stringify(set));
  return set.replaceAll("\u202f", "\u00a0").includes(part);
});
process.exitCode = seen.every(Boolean) ? 0 : 1;
JS
node try.cjs
