#!/usr/bin/env bash
# lunr-languages 1.22.0 (French), lunr 2.3.9, elasticlunr 0.9.5 and stopword 3.1.5 (npm) search for the methods of testing by their codes (ISO 9712).
# Expected: VT, PT, MT, UT, RT, ET (eddy currents), LT (leaks) and AT (acoustic emission) are words of a report like others.
# Seen:     ET is the French word « et », and AT the English word "at": both are left out of the index, so that a search for them finds nothing, or all
#           pages, although the capitals say what they are. Of eight methods one cannot be found, in French another than in English. So visitors
#           of an inspector's site who ask for « ET » read that there is none.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lunr@2.3.9 lunr-languages@1.22.0 elasticlunr@0.9.5 stopword@3.1.5
cat >run.cjs <<'JS'
const elasticlunr = require("elasticlunr");
const lunr = require("lunr");
const { eng, fra, removeStopwords } = require("stopword");
require("lunr-languages/lunr.stemmer.support")(lunr);
require("lunr-languages/lunr.fr")(lunr);
const codes = ["VT", "PT", "MT", "UT", "RT", "ET", "LT", "AT"];
const lunrIndex = (language) =>
  lunr(function () {
    if (language) this.use(language);
    this.ref("code");
    this.field("text");
    for (const code of codes) this.add({ code, text: `ISO 9712 ${code} 2` });
  });
const elastic = elasticlunr(function () {
  this.setRef("code");
  this.addField("text");
});
for (const code of codes) elastic.addDoc({ code, text: `ISO 9712 ${code} 2` });
const missed = (search) => codes.filter((code) => !search(code).some((found) => (found.ref ?? found) === code)).join();
const found = {
  "lunr, French": missed((code) => lunrIndex(lunr.fr).search(code)),
  "lunr, English": missed((code) => lunrIndex().search(code)),
  elasticlunr: missed((code) => elastic.search(code, {})),
  "stopword, French": missed((code) => removeStopwords([code], fra)),
  "stopword, English": missed((code) => removeStopwords([code], eng)),
};
const seen = Object.entries(found).map(([name, lost]) => `${name}: ${lost}`).join("; ");
console.log(seen);
process.exit(seen === "lunr, French: ET; lunr, English: AT; elasticlunr: AT; stopword, French: ET; stopword, English: AT" ? 0 : 1);
JS
node run.cjs
