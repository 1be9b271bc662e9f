#!/usr/bin/env bash
# espeak-ng 1.51 (Debian 12), the voice of Orca and NVDA's own, speaks French with word joiners (U+2060, UTF-8 e2 81 a0), which typesetters put at a hyphen
# so that no line ends there.
# Expected: a word joiner says nothing (Unicode 15, section 23.2: it only forbids a line break).
# Seen:     "est-elle" and "ci-dessous" with a word joiner behind the hyphen are spoken as two words, the last letter of "est" apart.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/espeak.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
espeak_ready "$folder" espeak-ng=1.51+dfsg-10+deb12u2
same=0
for word in est-elle ci-dessous; do
	plain=$(phonemes fr "$word") joined=$(phonemes fr "${word/-/-$'\xe2\x81\xa0'}")
	echo "$word: plain [$plain], with a word joiner [$joined]"
	[ "$plain" != "$joined" ] || same=1
done
exit "$same"
