#!/usr/bin/env bash
# natural-orderby 5.0.0, javascript-natural-sort 0.7.1, natsort 2.0.3 and natural-compare 1.4.0 (npm) sort the clauses of ISO 9001.
# Expected: 7.5, 7.5.3, 7.5.3.2, 7.9, 7.10: a clause stands before its own parts, and 9 before 10, as in the text and as the natural order of
#           `Intl.Collator` with `numeric`. The documentation of natsort names version numbers among what it sorts.
# Seen:     the first two take 7.5 and 7.10 for decimal numbers, but not 7.5.3: parts stand before their clause, and 7.10 between 7.5.10 and 7.5. natsort
#           begins with 7.10. natural-compare is right, and all are, once there is a word before the numbers.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" natural-orderby@5.0.0 javascript-natural-sort@0.7.1 natsort@2.0.3 natural-compare@1.4.0
cat >sort.mjs <<'JS'
import { createRequire } from "node:module";
import { orderBy } from "natural-orderby";
const require = createRequire(import.meta.url);
const by = (compare) => (texts) => [...texts].sort(compare);
const sorts = {
  "natural-orderby": (texts) => orderBy(texts),
  "javascript-natural-sort": by(require("javascript-natural-sort")),
  natsort: by((require("natsort").default ?? require("natsort"))()),
  "natural-compare": by(require("natural-compare")),
  "Intl.Collator": by(new Intl.Collator("en", { numeric: true }).compare),
};
for (const word of ["", "clause "])
  for (const [name, sort] of Object.entries(sorts))
    console.log(`${name}: ${word}${sort(["7.5.3.2", "7.5.3", "7.10", "7.5", "7.9", "7.5.10"].map((clause) => word + clause)).join(" ").replaceAll(word, "")}`);
JS
seen=$(node sort.mjs)
echo "$seen"
[ "$seen" = 'natural-orderby: 7.5.3 7.5.3.2 7.5.10 7.10 7.5 7.9
javascript-natural-sort: 7.5.3 7.5.3.2 7.5.10 7.10 7.5 7.9
natsort: 7.10 7.5 7.5.3 7.5.3.2 7.5.10 7.9
natural-compare: 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10
Intl.Collator: 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10
natural-orderby: clause 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10
javascript-natural-sort: clause 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10
natsort: clause 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10
natural-compare: clause 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10
Intl.Collator: clause 7.5 7.5.3 7.5.3.2 7.5.10 7.9 7.10' ]
