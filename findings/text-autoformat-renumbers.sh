#!/usr/bin/env bash
# Perl's Text::Autoformat 1.75 (Debian 12), which lays texts and mails out anew, formats short lines that begin with numbers.
# Expected: it numbers lists anew ("1. ", "2. ", "4. "; documentation of "renumber"), but words and values stay: 12.5 mm, 13.1 mm and 17.9 mm are
#           measured, 7.5.4 of ISO 9001 is in order behind 7.5.3, two days are dates, and L. N. is a name.
# Seen:     17.9 mm becomes 14.9 mm, and a second 1.5 mm 2.5 mm. Clause 7.5.4 becomes 7.6.4, 12.11.2026 becomes 10.12.2026, and
#           of the inspectors D. N. and L. N. the second is E. N. Behind a hyphen or a name, and with `renumber => 0`, the values stay. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libtext-autoformat-perl=1.750000-2
cat >"$folder/format.pl" <<'PL'
use strict;
use Text::Autoformat;
sub show {
	my ($text, %options) = @_;
	print join(", ", split(/\n/, $text)), " > ", join(", ", grep { length } split(/\n/, autoformat($text, { all => 1, %options }))), "\n";
}
show("12.5 mm\n13.1 mm\n17.9 mm\n");
show("1.5 mm\n1.5 mm\n");
show("7.5.3 Documents\n7.5.4 Records\n");
show("10.11.2026 Welding\n12.11.2026 Bending\n");
show("D. N.\nL. N.\n");
show("- 12.5 mm\n- 13.1 mm\n- 17.9 mm\n");
show("A: 12.5 mm\nB: 13.1 mm\nC: 17.9 mm\n");
show("12.5 mm\n13.1 mm\n17.9 mm\n", renumber => 0);
PL
seen=$(LC_ALL=C perl "$folder/format.pl")
echo "$seen"
[ "$seen" = '12.5 mm, 13.1 mm, 17.9 mm > 12.5 mm, 13.1 mm, 14.9 mm
1.5 mm, 1.5 mm > 1.5 mm, 2.5 mm
7.5.3 Documents, 7.5.4 Records > 7.5.3 Documents, 7.6.4 Records
10.11.2026 Welding, 12.11.2026 Bending > 10.11.2026 Welding, 10.12.2026 Bending
D. N., L. N. > D. N., E. N.
- 12.5 mm, - 13.1 mm, - 17.9 mm > - 12.5 mm, - 13.1 mm, - 17.9 mm
A: 12.5 mm, B: 13.1 mm, C: 17.9 mm > A: 12.5 mm, B: 13.1 mm, C: 17.9 mm
12.5 mm, 13.1 mm, 17.9 mm > 12.5 mm, 13.1 mm, 17.9 mm' ]
