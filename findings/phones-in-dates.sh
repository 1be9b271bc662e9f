#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (npm) and python3-phonenumbers 8.12.57 (Debian 12), both after Google's libphonenumber, look for telephone numbers in a
# text, for a reader in Tunisia, whose numbers have eight digits. Such finders turn numbers into links in messages and pages.
# Expected: a date is no number, however it is written; nor are a standard with its year, and the number of a report.
# Seen:     27/11/2026 is none, but 2026-11-27 (ISO 8601), 27-11-2026 and 20.11.2026 are valid numbers, so are "ISO 9001 2015" and
#           "PV 2026-0012". With a colon, "ISO 9001:2015", nothing is found.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" libphonenumber-js@1.13.16
cat >look.cjs <<'JS'
const { findPhoneNumbersInText } = require("libphonenumber-js/max");
for (const text of process.argv.slice(2)) {
  const found = findPhoneNumbersInText(text, "TN").filter(({ number }) => number.isValid());
  console.log(`${text}: ${found.length}`);
}
JS
cat >look.py <<'PY'
import sys, phonenumbers
for text in sys.argv[1:]:
    found = [m for m in phonenumbers.PhoneNumberMatcher(text, "TN") if phonenumbers.is_valid_number(m.number)]
    print(f"{text}: {len(found)}")
PY
texts=(27/11/2026 2026-11-27 27-11-2026 20.11.2026 'ISO 9001 2015' 'ISO 9001:2015' 'PV 2026-0012')
node look.cjs "${texts[@]}" | tee node.txt
debian_packages "$folder/root" python3-phonenumbers=8.12.57-4
PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" python3 look.py "${texts[@]}" >python.txt
diff node.txt python.txt && echo "phonenumbers (Python): the same"
[ "$(cat node.txt)" = "27/11/2026: 0
2026-11-27: 1
27-11-2026: 1
20.11.2026: 1
ISO 9001 2015: 1
ISO 9001:2015: 0
PV 2026-0012: 1" ] && diff -q node.txt python.txt
