#!/usr/bin/env bash
# cldr-rbnf 48.2.0 (npm: Unicode's rules for numbers in words), Node 20 or newer: Arabic for counting what is masculine, and Slovenian.
# Expected: eleven and twelve as an Arabic grammar has them, أحد عشر and اثنا عشر, both parts of eleven in the masculine; in Slovenian dve,
# štirinajst, osemnajst, dvajset and enaindvajset for 2 (feminine), 14, 18, 20 and 21.
# Seen: إحدى عشر for eleven in both genders, feminine and masculine in one word, and إثنا with a hamza that this word does not have; in Slovenian
# dvije, which is Croatian, the misspelt štrinajst, asemnajst and dvaset, and for 21 tens before ones. Whoever fills a list of numbers from
# CLDR has it checked by a reader. ICU 72 (Debian 12) spells the Arabic the same.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" cldr-rbnf@48.2.0
cat >try.cjs <<'JS'
const wordFor = (language, gender, number) =>
  require(`cldr-rbnf/rbnf/${language}.json`)
    .rbnf.rbnf.SpelloutRules[`%spellout-cardinal-${gender}`].find(([from]) => from === String(number))[1]
    .replace(";", "");
const seen = [
  ["ar", "masculine", 11, "إحدى عشر"],
  ["ar", "feminine", 11, "إحدى عشر"],
  ["ar", "masculine", 12, "إثنا عشر"],
  ["sl", "feminine", 2, "dvije"],
  ["sl", "masculine", 14, "štrinajst"],
  ["sl", "masculine", 18, "asemnajst"],
  // The brackets hold the ones: "dvaset ena" for 21.
  ["sl", "masculine", 20, "dvaset[ →→]"],
].map(([language, gender, number, word]) => {
  console.log(language, gender, number, wordFor(language, gender, number));
  return wordFor(language, gender, number) === word;
});
process.exitCode = seen.every(Boolean) ? 0 : 1;
JS
node try.cjs
