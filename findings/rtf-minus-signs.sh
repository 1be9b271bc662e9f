#!/usr/bin/env bash
# UnRTF 0.21.10 and catdoc 0.95 (both Debian 12) read a report in RTF with minus signs, − (U+2212), and ≤.
# Expected: \u8722 is the sign; what stands for it in older readers follows, here a question mark or a hyphen, and is to be skipped: one character, if
#           \uc does not say otherwise (Rich Text Format Specification 1.9.1, Unicode RTF). \uc1 says the same. The number comes after that.
# Seen:     UnRTF skips all up to the next space: of "\u8722?0,2 mm" it makes − mm in HTML, and ≤ mm of "\u8804?3 mm". catdoc takes a hyphen behind the
#           sign, and the digit after it, for its number: −2 mm of "\u8722-0,2 mm"; and where \uc1 is said, it skips nothing: −-0,2 mm.
#           UnRTF is right where the character to skip is written as a code, \'2d, and catdoc, too, without \uc1.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" unrtf=0.21.10-clean-1 catdoc=1:0.95-6~deb12u1
cd "$folder"
printf 'charset_path=%s\nmap_path=%s\n' "$folder/root/usr/share/catdoc" "$folder/root/usr/share/catdoc" >.catdocrc
export HOME="$folder" LC_ALL=C.UTF-8
# Usage: read_rtf CONTROL_WORD TEXT
read_rtf() {
	printf '%s\n' "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil Times;}}$1\\pard $2\\par}" >report.rtf
	echo "$1 $2: UnRTF $(unrtf -P "$folder/root/usr/share/unrtf" --html report.rtf 2>/dev/null | sed -n '/<body>/,$p' | sed 's/<[^>]*>//g' | xargs)," \
		"catdoc $(catdoc -dutf-8 report.rtf | xargs)"
}
{
	for control in '' '\uc1'; do
		for text in "G \\u8722\\'2d0,2 mm" 'G \u8722?0,2 mm' 'G \u8722-0,2 mm' 'G \u8804?3 mm' 'G -0,2 mm'; do read_rtf "$control" "$text"; done
	done
} | tee seen
[ "$(cat seen)" = " G \\u8722\\'2d0,2 mm: UnRTF G &minus;0,2 mm, catdoc G −0,2 mm
 G \\u8722?0,2 mm: UnRTF G &minus; mm, catdoc G −0,2 mm
 G \\u8722-0,2 mm: UnRTF G &minus; mm, catdoc G −2 mm
 G \\u8804?3 mm: UnRTF G &le; mm, catdoc G ≤3 mm
 G -0,2 mm: UnRTF G -0,2 mm, catdoc G -0,2 mm
\\uc1 G \\u8722\\'2d0,2 mm: UnRTF G &minus;0,2 mm, catdoc G −-0,2 mm
\\uc1 G \\u8722?0,2 mm: UnRTF G &minus; mm, catdoc G −?0,2 mm
\\uc1 G \\u8722-0,2 mm: UnRTF G &minus; mm, catdoc G −,2 mm
\\uc1 G \\u8804?3 mm: UnRTF G &le; mm, catdoc G ≤?3 mm
\\uc1 G -0,2 mm: UnRTF G -0,2 mm, catdoc G -0,2 mm" ]
