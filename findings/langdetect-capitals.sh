#!/usr/bin/env bash
# langdetect 1.0.9 (Debian 12's python3-langdetect), which scrapers and search indexes ask for the language of a text.
# Expected: a whole sentence has the same language in capitals, in which heads of reports and forms often are; franc 6.2.0 (npm) says so.
# Seen:     French in capitals is German, with a probability above 0.999, and Italian is English. English and German stay what they are.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" franc@6.2.0
debian_packages "$folder/root" python3-langdetect=1.0.9-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONIOENCODING=UTF-8
cat >texts.json <<'JSON'
{
  "fr": "Les soudures sont contrôlées par magnétoscopie avant la mise en service des réservoirs.",
  "it": "Le saldature vengono controllate con particelle magnetiche prima della messa in servizio dei serbatoi.",
  "en": "The welds are tested with magnetic particles before the tanks are put into service.",
  "de": "Die Schweißnähte werden vor der Inbetriebnahme der Behälter mit Magnetpulver geprüft."
}
JSON
cat >run.py <<'PY'
import json
import langdetect
langdetect.DetectorFactory.seed = 0
for language, text in json.load(open("texts.json", encoding="utf-8")).items():
    for words in (text, text.upper()):
        first = langdetect.detect_langs(words)[0]
        print(first.lang + (" (> 0.999)" if first.prob > .999 else ""), end=", " if words == text else ";")
PY
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { franc } from "franc";
const texts = Object.values(JSON.parse(readFileSync("texts.json", "utf8")));
console.log(texts.map((text) => `${franc(text)}, ${franc(text.toUpperCase())}`).join("; "));
JS
seen="langdetect: $(python3 run.py)
franc: $(node run.mjs)"
echo "$seen"
[ "$seen" = "langdetect: fr (> 0.999), de (> 0.999);it (> 0.999), en;en (> 0.999), en (> 0.999);de (> 0.999), de;
franc: fra, fra; ita, ita; eng, eng; deu, deu" ]
