#!/usr/bin/env bash
# Perl's Lingua::EN::FindNumber 1.32 and Lingua::EN::Words2Nums 0.19 (both Debian 12): `numify` writes digits for the numbers in an English text.
# Expected: "welds five and six are refused" has two numbers, 5 and 6, and "five, six and seven" three. "Fourscore and seven" is one, 87, as the
#           documentation shows, and "one hundred and fifty" is 150: their words have other magnitudes.
# Seen:     the numbers of an enumeration are added: weld 11 is refused, 18 are, and plates two and three of twelve are plates 17. "The first one" is
#           "the 2", and two seconds are 4. "five or six" is right. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" liblingua-en-findnumber-perl=1.32-3 liblingua-en-words2nums-perl=0.19-4
cat >"$folder/numify.pl" <<'PL'
use strict;
use Lingua::EN::FindNumber;
print "$_ > ", numify($_), "\n" for split /\n/, <<'TEXT';
welds five and six are refused
welds five, six and seven are refused
plates two and three of twelve
the first one is refused
pulses of two seconds
welds five or six are refused
one hundred and fifty welds
TEXT
PL
seen=$(LC_ALL=C perl "$folder/numify.pl")
echo "$seen"
[ "$seen" = 'welds five and six are refused > welds 11 are refused
welds five, six and seven are refused > welds 18 are refused
plates two and three of twelve > plates 17
the first one is refused > the 2 is refused
pulses of two seconds > pulses of 4
welds five or six are refused > welds 5 or 6 are refused
one hundred and fifty welds > 150 welds' ]
