#!/usr/bin/env bash
# go-md2man 2.0.2, scdoc 1.11.2 and txt2man 1.7.1 make manual pages; mandoc 1.14.6 shows them (all Debian 12).
# Expected: lines of a paragraph that begin with ".5 mm" or "'2 mm'" are words. In roff, such lines are requests, so a writer has to protect
#           them (mandoc's roff(7): a control character at the start of a line), as cmark 0.30.2 does. scdoc's lists begin with ". ", with a space (scdoc(5)).
# Seen:     go-md2man drops both lines: "Pores of at most" remains, followed by the next paragraph. txt2man drops ".5 mm". scdoc drops the point only, so
#           that pores of at most .5 mm may have 5 mm. None prints a message.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" go-md2man=2.0.2+ds1-1 scdoc=1.11.2-1 txt2man=1.7.1-4 cmark=0.30.2-6 mandoc=1.14.6-1+b1
cd "$folder"
export LC_ALL=C
text="Pores of at most
.5 mm are allowed, those of
'2 mm' and more are not."
printf 'limits(1)\n\n# LIMITS\n\n%s\n\nWeld 12.\n' "$text" >limits.scd
printf '# LIMITS\n\n%s\n\nWeld 12.\n' "$text" >limits.md
printf 'LIMITS\n\n%s\n\nWeld 12.\n' "$text" | sed '3,$s/^./  &/' >limits.txt
# What mandoc shows, on one line, without header and footer.
shown() { { echo '.TH X 1' && grep -v '^\.TH'; } | mandoc -T ascii -O width=200 | col -b | sed '1d;$d' | xargs -d '\n' | tr -s ' ' | sed 's/^ //; s/ $//'; }
seen=$(
	echo "cmark: $(cmark -t man limits.md | shown)"
	echo "go-md2man: $(go-md2man <limits.md | shown)"
	echo "scdoc: $(scdoc <limits.scd | shown)"
	echo "txt2man: $(txt2man <limits.txt | shown)"
)
echo "$seen"
[ "$seen" = "cmark: LIMITS Pores of at most .5 mm are allowed, those of '2 mm' and more are not. Weld 12.
go-md2man: Pores of at most Weld 12.
scdoc: LIMITS Pores of at most 5 mm are allowed, those of '2 mm' and more are not. Weld 12.
txt2man: LIMITS Pores of at most '2 mm' and more are not. Weld 12." ]
