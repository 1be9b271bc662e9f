#!/usr/bin/env bash
# Numbers in words, for voices, invoices and cheques: num2words 0.5.10 (Debian 12's python3-num2words), and to-words 5.7.0 and written-number 0.11.1
# (npm), in French.
# Expected: −0,5 is "moins zéro virgule cinq", and 12,5 "douze virgule cinq"; 71e is "soixante et onzième", 80e "quatre-vingtième".
# Seen:     num2words says −0,5 as 0,5, also in English (it is right from −1 down), and 80e as "quatre-vingtsième". to-words gives the cardinal for
#           71e and 81e, and "Cent Premier" for 101e. written-number says 12,5 as "treize", 0,4 as "zéro", and nothing of −10.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-num2words=0.5.10-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
npm_packages "$folder" to-words@5.7.0 written-number@0.11.1
cat >say.py <<'PY'
from num2words import num2words
print("num2words:", ", ".join([num2words(-1.5, lang="fr"), num2words(-0.5, lang="fr"), num2words(-0.5), num2words(80, lang="fr", to="ordinal")]))
PY
cat >say.mjs <<'JS'
import { ToWords } from "to-words";
import written from "written-number";
const french = new ToWords({ localeCode: "fr-FR" });
console.log(`to-words: ${[french.convert(-0.5), ...[71, 80, 81, 101].map((number) => french.toOrdinal(number))].join(", ")}`);
console.log(`written-number: ${[12, 12.5, 0.4, -10].map((number) => `"${written(number, { lang: "fr" })}"`).join(", ")}`);
JS
seen=$(python3 -W ignore say.py && node say.mjs)
echo "$seen"
[ "$seen" = 'num2words: moins un virgule cinq, zéro virgule cinq, zero point five, quatre-vingtsième
to-words: Moins Zéro Virgule Cinq, Soixante Et Onze, Quatre-Vingtième, Quatre-Vingt-Un, Cent Premier
written-number: "douze", "treize", "zéro", ""' ]
