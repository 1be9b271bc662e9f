#!/usr/bin/env bash
# happy-dom 21.0.4 and linkedom 0.18.15 (npm), in which tests and previews of pages run without a browser.
# Expected: `innerText` has a new line at <br>, between items of a list and between lines of a table, and a tab between cells, as in browsers.
#           `:lang(fr)` finds what has lang="fr".
# Seen:     happy-dom joins them: of the address "Rue 0000<br>0000 Tunis" it makes "Rue 00000000 Tunis". `:lang(fr)` finds
#           nothing. linkedom minds <br> and items, and joins the cells of a table: 5920 and 3230 become 59203230.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" happy-dom@21.0.4 linkedom@0.18.15
cat >run.mjs <<'JS'
import { Window } from "happy-dom";
import { parseHTML } from "linkedom";
const parts = [
  "<address>Rue 0000<br>0000 Tunis</address>",
  "<ul><li>PT</li><li>MT</li></ul>",
  "<table><tr><td>5920</td><td>3230</td></tr></table>",
  '<p lang="fr">Ressuage</p>',
];
const seen = Object.entries({ "happy-dom": new Window().document, linkedom: parseHTML("<html><body></body></html>").document }).map(
  ([name, { body }]) => {
    const texts = parts.map((html) => ((body.innerHTML = html), body.innerText.trim()));
    return `${name}: ${JSON.stringify(texts)}, ${body.querySelectorAll(":lang(fr)").length} in French`;
  },
);
console.log(seen.join("\n"));
process.exit(
  seen.join("|") ===
    String.raw`happy-dom: ["Rue 00000000 Tunis","PTMT","59203230","Ressuage"], 0 in French|` +
      String.raw`linkedom: ["Rue 0000\n0000 Tunis","PT\nMT","59203230","Ressuage"], 1 in French`
    ? 0
    : 1,
);
JS
node run.mjs
