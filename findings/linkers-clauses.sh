#!/usr/bin/env bash
# autolinker 4.1.5 and anchorme 3.0.8 (npm) make links in plain texts such as a comment on a report.
# Expected: the number of a clause is no address: linkifyjs 4.4.0 and linkify-it 6.1.0 link none. Nor is the number of a drawing, a heat or a certificate
#           a telephone number.
# Seen:     "ISO 9001, 7.5.3.2" becomes a link to the computer with this IP address, in both. autolinker telephones to "plan 100-200-3000", to
#           "coulée 123456 789012" (a heat), to the certificate 2024-123-4567, and to 17636 of a standard joined with what follows.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" autolinker@4.1.5 anchorme@3.0.8 linkifyjs@4.4.0 linkify-it@6.1.0
cat >run.mjs <<'JS'
import anchorme from "anchorme";
import autolinker from "autolinker";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
const { list } = anchorme.default ?? anchorme;
const { parse } = autolinker.default ?? autolinker;
const linkifyIt = new LinkifyIt();
for (const text of process.argv.slice(2)) {
  const links = {
    autolinker: parse(text, { urls: true, phone: true }).map((match) => match.getAnchorHref()),
    anchorme: list(text).map((match) => match.string),
    linkifyjs: find(text).map(({ href }) => href),
    "linkify-it": (linkifyIt.match(text) ?? []).map(({ url }) => url),
  };
  console.log(`${text} -> ${Object.entries(links).flatMap(([name, found]) => found.map((link) => `${name} ${link}`)).join(", ") || "none"}`);
}
JS
node run.mjs "ISO 9001, 7.5.3.2" "ISO 9001, 7.5.3" "plan 100-200-3000" "coulée 123456 789012" "certificat 2024-123-4567" "ISO 17636 123 4567" | tee seen
diff seen - <<'SEEN'
ISO 9001, 7.5.3.2 -> autolinker http://7.5.3.2, anchorme 7.5.3.2
ISO 9001, 7.5.3 -> none
plan 100-200-3000 -> autolinker tel:1002003000
coulée 123456 789012 -> autolinker tel:123456789012
certificat 2024-123-4567 -> autolinker tel:20241234567
ISO 17636 123 4567 -> autolinker tel:176361234567
SEEN
