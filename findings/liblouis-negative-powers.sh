#!/usr/bin/env bash
# liblouis 3.24.0 (Debian 12), the library of Orca, NVDA, BRLTTY and VoiceOver, 2026-11-28.
# Expected: the French tables write the superscripts of 10⁻³ and 10⁻⁶, or at least show that there are characters, as the
#           English one does, by their codes.
# Seen:     all three write blanks for superscript minus and for six: 10⁻³ is read as "10 ³", 10⁻⁶ as "10".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" liblouis-bin=3.24.0-1 liblouis-data=3.24.0-1
export LC_ALL=C.UTF-8 LOUIS_TABLEPATH="$folder/root/usr/share/liblouis/tables"
same=0
for table in fr-bfu-comp8.utb fr-bfu-comp6.utb fr-bfu-g2.ctb; do
	braille() { echo "$1" | lou_translate -f "unicode.dis,$table"; }
	echo "$table: 10⁻³ $(braille 10⁻³), 10³ $(braille 10³), 10⁻⁶ $(braille 10⁻⁶), 10 $(braille 10)"
	thousandth=$(braille 10⁻³) millionth=$(braille 10⁻⁶) blank=$'\u2800'
	# Without the blanks, that of 10⁻³ is that of 10³, and that of 10⁻⁶ that of 10.
	[[ $thousandth == *"$blank"* && ${thousandth//$blank/} == "$(braille 10³)" && ${millionth//$blank/} == "$(braille 10)" ]] || same=1
done
exit "$same"
