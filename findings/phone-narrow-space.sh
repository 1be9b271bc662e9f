#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (npm) reads a number whose groups are separated by no-break spaces.
# Expected: U+00A0 and U+202F, the narrow one that French typography prescribes, both count as spaces.
# Seen: with U+00A0 the number is valid; with U+202F it is NOT_A_NUMBER.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" libphonenumber-js@1.13.16
cat >look.cjs <<'JS'
const { isValidPhoneNumber, validatePhoneNumberLength } = require("libphonenumber-js/max");
for (const space of ["\u0020", "\u00a0", "\u202f"]) {
  const number = ["+216", "71", "234", "567"].join(space);
  const code = space.codePointAt(0).toString(16).padStart(4, "0");
  console.log(`${code} ${isValidPhoneNumber(number)} ${validatePhoneNumberLength(number) ?? "right length"}`);
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = "0020 true right length
00a0 true right length
202f false NOT_A_NUMBER" ]
