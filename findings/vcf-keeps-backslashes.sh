#!/usr/bin/env bash
# vcf 2.1.2 (npm) reads a vCard 3.0 and writes it as jCard.
# Expected: "\," means a comma (RFC 2426, section 4), and jCard has no such escapes (RFC 7095, section 3.4): "Rue A, 1".
# Seen: "Rue A\\, 1": the backslash stays in the value. An escaped ";" also splits the value: "Rue B\; 2" becomes two parts.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" vcf@2.1.2
cat >look.cjs <<'JS'
const VCard = require("vcf");
const lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:Essai", "N:Essai;;;;"];
const streetOf = (street) => {
  const card = [...lines, `ADR:;;${street};Tunis;;1000;Tunisie`, "END:VCARD"].join("\r\n");
  const [, , , value] = new VCard().parse(card).get("adr").toJSON();
  return JSON.stringify(value.slice(2, -4));
};
console.log(streetOf("Rue A\\, 1"), streetOf("Rue B\\; 2"));
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '["Rue A\\, 1"] ["Rue B\\"," 2"]' ]
