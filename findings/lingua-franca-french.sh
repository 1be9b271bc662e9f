#!/usr/bin/env bash
# Lingua Franca 0.4.3 (Python, Debian 12), the language library of the Mycroft assistant, reads and says numbers and times in French.
# Expected: what it makes of the same words in English, here beside it: three millions, minus ten, half an hour from now, two days ago.
# Seen:     French millions are lost: « trois millions » is 3, « un million deux cent mille » 200000. « moins dix » is 10. « 1,5 heure » is five hours, as the
#           1 is left out. At 10:00, « dans 30 minutes » is 00:30 of that day, and « il y a deux jours » lies two days ahead. No message comes.
#           In both languages, nice_number says -0.5 as one half, but -1.5 rightly. « deux virgule cinq » and « soixante et onze » are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-lingua-franca=0.4.3-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONIOENCODING=UTF-8 TZ=UTC HOME="$folder"
cat >"$folder/read.py" <<'PY'
from datetime import datetime

import lingua_franca
from lingua_franca.format import nice_number
from lingua_franca.parse import extract_datetime, extract_duration, extract_number

for language in ("fr", "en"):
    lingua_franca.load_language(language)


def both(function, french, english, **options):
    print(f"{french}: {function(french, lang='fr', **options)} | {english}: {function(english, lang='en', **options)}")


both(extract_number, "trois millions", "three million")
both(extract_number, "un million deux cent mille", "one million two hundred thousand")
both(extract_number, "moins dix", "minus ten")
both(extract_number, "deux virgule cinq", "two point five")
both(extract_number, "soixante et onze", "seventy one")
both(lambda text, lang: extract_duration(text, lang=lang)[0], "1,5 heure", "1.5 hours")


def when(text, lang):
    return extract_datetime(text, anchorDate=datetime(2026, 3, 2, 10), lang=lang)[0].strftime("%d/%m %H:%M")


both(when, "dans 30 minutes", "in 30 minutes")
both(when, "il y a deux jours", "two days ago")
both(when, "dans deux jours", "in two days")
for number in (0.5, -0.5, -1.5):
    print(f"{number}: {nice_number(number, lang='fr')} | {nice_number(number, lang='en')}")
PY
python3.11 -W ignore "$folder/read.py" 2>&1 | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'trois millions: 3 | three million: 3000000
un million deux cent mille: 200000 | one million two hundred thousand: 1200000
moins dix: 10 | minus ten: -10
deux virgule cinq: 2.5 | two point five: 2.5
soixante et onze: 71 | seventy one: 71
1,5 heure: 5:00:00 | 1.5 hours: 1:30:00
dans 30 minutes: 02/03 00:30 | in 30 minutes: 02/03 10:30
il y a deux jours: 04/03 00:00 | two days ago: 28/02 00:00
dans deux jours: 04/03 00:00 | in two days: 04/03 00:00
0.5: un demi | a half
-0.5: un demi | a half
-1.5: -1 et demi | -1 and a half' ]
