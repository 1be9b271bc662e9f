#!/usr/bin/env bash
# lunr 2.3.9 (npm), the search of many static sites, looks for a standard with its year, as reports and certificates name it.
# Expected: "EN 13018:2016", copied from the page, finds the page; so does the number alone, as 3452 finds "ISO 3452-1".
# Seen:     the first throws: a colon means "in the field 13018". The number alone finds nothing, because 13018:2016 is one word: only what is divided by
#           white space or by hyphens is. French questions such as "Ressuage: PT" throw alike, and "-10 °C" excludes pages that say 10.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lunr@2.3.9
cat >run.cjs <<'JS'
const lunr = require("lunr");
const index = lunr(function () {
  this.ref("page");
  this.field("text");
  this.add({ page: "visual", text: "Examen visuel selon EN 13018:2016" });
  this.add({ page: "penetrant", text: "Ressuage selon ISO 3452-1, de 10 à 50 °C" });
});
const seen = ["EN 13018:2016", "13018", "3452", "Ressuage: PT", "10 °C", "-10 °C"].map((words) => {
  let found;
  try {
    found = index.search(words).map(({ ref }) => ref).join() || "nothing";
  } catch (error) {
    found = error.message;
  }
  console.log(`${words}: ${found}`);
  return found.replace(/^unrecognised.*/, "error");
});
process.exit(seen.join() === "error,nothing,penetrant,error,penetrant,nothing" ? 0 : 1);
JS
node run.cjs
