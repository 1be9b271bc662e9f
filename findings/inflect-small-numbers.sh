#!/usr/bin/env bash
# Python's inflect 2.1.0 (Debian 12's python3-inflect 2.1.0-4) writes numbers in English words, with `number_to_words`.
# Expected: Python's float 0.00001, a leak rate in Pa·m³/s, is read as 0.0001 is: "zero point zero zero zero zero one".
# Seen:     Python prints floats below 0.0001, and from 10^16, with an exponent, and inflect reads its digits only: 0.00001 is "one hundred and five",
#           2.5e-6 "two point five zero six", -0.00002 "minus two hundred and five", and 10^16 "one hundred and sixteen". The text "1/2" is "twelve".
#           0.001, 0.0001 and -0.2 are right. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-inflect=2.1.0-4 python3
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/words.py" <<'PY'
import inflect
words = inflect.engine().number_to_words
for number in [0.001, 0.0001, -0.2, 0.00001, 2.5e-6, -0.00002, 1e16, "1/2"]:
    print(f"{number}: {words(number)}")
PY
seen=$(python3 -W ignore "$folder/words.py")
echo "$seen"
[ "$seen" = '0.001: zero point zero zero one
0.0001: zero point zero zero zero one
-0.2: minus zero point two
1e-05: one hundred and five
2.5e-06: two point five zero six
-2e-05: minus two hundred and five
1e+16: one hundred and sixteen
1/2: twelve' ]
