#!/usr/bin/env bash
# cldr-rbnf 48.2.0 (npm: Unicode's rules for numbers in words), Node 20 or newer: the Arabic rules for counting what is masculine.
# Expected: eleven and twelve as a grammar has them, أحد عشر and اثنا عشر: both parts of eleven in the masculine.
# Seen: إحدى عشر for eleven in both genders, feminine and masculine in one word, and إثنا with a hamza that this word does not have. Whoever
# fills a list of numbers from CLDR has it checked by a reader. ICU 72 (Debian 12) spells the same.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" cldr-rbnf@48.2.0
cat >try.cjs <<'JS'
const rules = require("cldr-rbnf/rbnf/ar.json").rbnf.rbnf.SpelloutRules;
const wordFor = (gender, number) =>
  rules[`%spellout-cardinal-${gender}`].find(([from]) => from === String(number))[1].replace(";", "");
const seen = [
  ["masculine", 11, "إحدى عشر"],
  ["feminine", 11, "إحدى عشر"],
  ["masculine", 12, "إثنا عشر"],
].map(([gender, number, word]) => {
  console.log(gender, number, wordFor(gender, number));
  return wordFor(gender, number) === word;
});
process.exitCode = seen.every(Boolean) ? 0 : 1;
JS
node try.cjs
