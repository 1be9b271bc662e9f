#!/usr/bin/env bash
# The French stemmer of Snowball, as lunr-languages 1.22.0, snowball-stemmers 0.6.0 and PGlite 0.5.17 (PostgreSQL) have it (npm).
# Expected: a search finds the plural of a word by its singular, and the singular by its plural: that is what a stemmer is for.
# Seen:     not for words of every inspection: of « acier » (steel) it takes -er as if it were a verb, but not of « aciers »; « tuyaux » becomes "tuyal"
#           and « matériaux » "matérial", as « canaux » becomes "canal". So « acier » does not find « aciers », nor « tuyau » (pipe) « tuyaux ».
#           « cuve », « soudure » and « niveau » are right. Readers of a site with such a search find half of what it says of steels and pipes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" lunr@2.3.9 lunr-languages@1.22.0 snowball-stemmers@0.6.0 @electric-sql/pglite@0.5.17
cat >run.mjs <<'JS'
import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
const require = createRequire(import.meta.url);
const lunr = require("lunr");
require("lunr-languages/lunr.stemmer.support")(lunr);
require("lunr-languages/lunr.fr")(lunr);
const snowball = require("snowball-stemmers").newStemmer("french");
const database = new PGlite();
const stems = {
  lunr: (word) => lunr.fr.stemmer(new lunr.Token(word)).toString(),
  snowball: (word) => snowball.stem(word),
  PGlite: async (word) => (await database.query("SELECT (ts_lexize('french_stem', $1))[1] AS stem", [word])).rows[0].stem,
};
for (const pair of process.argv.slice(2)) {
  const said = Object.entries(stems).map(async ([name, stem]) => {
    const [one, many] = await Promise.all(pair.split("/").map(stem));
    return `${name} ${one} ${one === many ? "=" : "≠"} ${many}`;
  });
  console.log(`${pair}: ${(await Promise.all(said)).join(", ")}`);
}
await database.close();
JS
node run.mjs cuve/cuves soudure/soudures niveau/niveaux acier/aciers étrier/étriers tuyau/tuyaux matériau/matériaux | tee seen
diff seen - <<'SEEN'
cuve/cuves: lunr cuv = cuv, snowball cuv = cuv, PGlite cuv = cuv
soudure/soudures: lunr soudur = soudur, snowball soudur = soudur, PGlite soudur = soudur
niveau/niveaux: lunr niveau = niveau, snowball niveau = niveau, PGlite niveau = niveau
acier/aciers: lunr aci ≠ acier, snowball aci ≠ acier, PGlite aci ≠ acier
étrier/étriers: lunr étri ≠ étrier, snowball étri ≠ étrier, PGlite étri ≠ étrier
tuyau/tuyaux: lunr tuyau ≠ tuyal, snowball tuyau ≠ tuyal, PGlite tuyau ≠ tuyal
matériau/matériaux: lunr matériau ≠ matérial, snowball matériau ≠ matérial, PGlite matériau ≠ matérial
SEEN
