#!/usr/bin/env bash
# espeak-ng 1.51 (Debian 12), the voice of Orca and NVDA's own, speaks powers of ten, in which leak rates are given.
# Expected: 10⁻³ is not spoken like 10³, but "dix puissance moins trois", "ten to the minus three".
# Seen:     10⁻³ and 10³ sound exactly alike, in French ("dix puissance trois") and in English ("ten three"). Of 10⁻⁶ both languages say
#           "ten" alone. "10 puissance moins 3" in words is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/espeak.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
espeak_ready "$folder" espeak-ng=1.51+dfsg-10+deb12u2
same=0
for language in fr en; do
	for pair in '10⁻³|10³' '10⁻⁶|10'; do
		first=$(phonemes "$language" "${pair%|*}") second=$(phonemes "$language" "${pair#*|}")
		echo "$language: ${pair%|*} [$first] ${pair#*|} [$second]"
		[ "$first" = "$second" ] || same=1
	done
done
exit "$same"
