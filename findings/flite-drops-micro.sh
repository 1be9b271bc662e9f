#!/usr/bin/env bash
# flite 2.2 (Debian 12; also the voice of ffmpeg and of speech-dispatcher's module) speaks measurements in English.
# Expected: "20 µm" is not spoken like "20 m"; a sign that it does not know is named, or left as a gap.
# Seen:     letters outside ASCII are dropped: 20 µm and 20 m, 5 m² and 5 m, ±2 mm and 2 mm, 10⁻³ and 10 sound exactly alike.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" flite=2.2-5
phonemes() { flite -ps -t "$1" -o none | tr -s ' '; }
same=0
for pair in '20 µm|20 m' '5 m²|5 m' '±2 mm|2 mm' '10⁻³|10'; do
	first=$(phonemes "${pair%|*}") second=$(phonemes "${pair#*|}")
	echo "${pair%|*}:$first| ${pair#*|}:$second"
	[ "$first" = "$second" ] || same=1
done
exit "$same"
