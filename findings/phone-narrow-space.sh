#!/usr/bin/env bash
# libphonenumber-js 1.13.16 (npm) reads a number whose groups are set apart by a space that breaks no line.
# Expected: U+00A0 and U+202F, the narrow one that French typography prescribes, are both taken for spaces.
# Seen: with U+00A0 the number is valid; with U+202F it is none, NOT_A_NUMBER.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
npm_packages libphonenumber-js@1.13.16
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
