#!/usr/bin/env bash
# Date::Manip 6.91 (Perl, Debian 12) reads days relative to Wednesday, 11 March 2026, in French and English.
# Expected: « vendredi dernier » is the Friday before, 6 March, as "last friday" is for it in English, which it documents (Date::Manip::Date,
#           "next/prev DoW": the last occurrence). « vendredi prochain » is the next one.
# Seen:     « vendredi dernier » is the last Friday of the year, 25 December, nine months ahead, without a message; so is « dernier vendredi ».
#           « vendredi prochain », « hier », and « dernier vendredi de mars 2026 », the last one of a month, are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libdate-manip-perl=6.91-1
cat >"$folder/days.pl" <<'PL'
use strict;
use utf8;
use Date::Manip;
binmode STDOUT, ":utf8";
for my $days (["English", "last friday", "next friday"],
  ["French", "vendredi dernier", "dernier vendredi", "vendredi prochain", "dernier vendredi de mars 2026", "hier"]) {
  my ($language, @texts) = @$days;
  Date_Init("Language=$language", "ForceDate=2026-03-11-10:00:00,UTC");
  print "$language: $_: ", UnixDate(ParseDate($_), "%Y-%m-%d"), "\n" for @texts;
}
PL
TZ=UTC perl "$folder/days.pl" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'English: last friday: 2026-03-06
English: next friday: 2026-03-13
French: vendredi dernier: 2026-12-25
French: dernier vendredi: 2026-12-25
French: vendredi prochain: 2026-03-13
French: dernier vendredi de mars 2026: 2026-03-27
French: hier: 2026-03-10' ]
