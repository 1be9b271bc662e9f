#!/usr/bin/env bash
# num2words 0.5.10 (Debian 12) writes the total of an invoice in Arabic words, as invoices in Tunisia have it.
# Expected: 12.345 Tunisian dinars (TND) are twelve dinars and 345 millimes, or an error, as English and French give for currencies that they do not
#           have. A dinar of Kuwait (KWD), too, has a thousand fils: 345 of them.
# Seen:     dinars of Tunisia, like euros, become riyals (ريال) and halalas (هللة) of Saudi Arabia without a message, and 345 thousandths become 34
#           hundredths, also of Kuwait's dinar (فلس). 0.75 begins with "and".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-num2words=0.5.10-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
cat >"$folder/say.py" <<'PY'
from num2words import num2words
for language, currency, amount in [("ar", "TND", 12.345), ("ar", "EUR", 12.345), ("ar", "KWD", 12.345), ("ar", "TND", 0.75), ("fr", "TND", 12.345)]:
    try:
        print(currency, amount, num2words(amount, lang=language, to="currency", currency=currency))
    except NotImplementedError as error:
        print(error)
PY
seen=$(python3 "$folder/say.py")
echo "$seen"
[ "$seen" = 'TND 12.345 اثنا عشر ريالاً و أربع و ثلاثون هللة
EUR 12.345 اثنا عشر ريالاً و أربع و ثلاثون هللة
KWD 12.345 اثنا عشر ديناراً و أربع و ثلاثون فلس
TND 0.75  و خمس و سبعون هللة
Currency code "TND" not implemented for "Num2Word_FR"' ]
