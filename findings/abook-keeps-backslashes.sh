#!/usr/bin/env bash
# abook 0.6.1 (Debian 12's package 0.6.1-2+b1) reads a vCard 3.0.
# Expected: "\," in a value means a comma (RFC 2426, section 4), so the street is "Rue A, 1".
# Seen:     address=Rue A\, 1
# So abook shows a backslash before each comma of a street. A card cannot avoid this: other programs split a value at an unescaped comma.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" abook=0.6.1-2+b1
printf '%s\r\n' BEGIN:VCARD VERSION:3.0 'N:Essai;;;;' FN:Essai 'ADR;TYPE=WORK:;;Rue A\, 1;Tunis;;1000;Tunisie' END:VCARD >"$folder/card.vcf"
seen=$(HOME="$folder" abook --convert --informat vcard --infile "$folder/card.vcf" --outformat abook --outfile - </dev/null | grep '^address=')
echo "$seen"
[ "$seen" = 'address=Rue A\, 1' ]
