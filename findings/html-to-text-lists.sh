#!/usr/bin/env bash
# html-to-text 10.0.1 (npm), which mail programs and crawlers use, on a list of terms and on a link that prepares a letter.
# Expected: a term and its description are separate words, as in every browser's text; the link's address stays an address.
# Seen:     "Acier5920 m/sEau1480 m/s": `dl`, `dt` and `dd` are not blocks. With white space between the tags there is a space. `mailto:` is taken
#           away, and the subject is not: [contact@example.com?subject=Devis].
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" html-to-text@10.0.1
cat >run.cjs <<'JS'
const { convert } = require("html-to-text");
const list = "<dl><dt>Acier</dt><dd>5920 m/s</dd><dt>Eau</dt><dd>1480 m/s</dd></dl>";
const seen = [list, list.replaceAll("><", "> <"), '<a href="mailto:contact@example.com?subject=Devis">Devis</a>'].map((html) => convert(html));
console.log(seen.join("\n"));
process.exit(seen.join("|") === "Acier5920 m/sEau1480 m/s|Acier 5920 m/s Eau 1480 m/s|Devis [contact@example.com?subject=Devis]" ? 0 : 1);
JS
node run.cjs
