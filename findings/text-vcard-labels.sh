#!/usr/bin/env bash
# Text::vCard 3.09 (Perl, Debian 12) reads a card of an address book, and writes it again, unchanged.
# Expected: the same words. LABEL is the address as it is to be printed (RFC 6350, 6.3.1), SORT-AS the name to sort by (5.9): their values may be quoted, and
#           only those of parameters such as TYPE are the same in small letters (3.3). CATEGORIES is a list with commas (6.7.1; in RFC 2426, 3.7.1).
# Seen:     the label "12, rue du Port, 0000 Tunis" becomes 0000 tunis,12,rue du port: small letters, its parts sorted, without the quotes that its
#           commas need. "Controles, Tunis" becomes controles,tunis, which are two names to sort by. Two categories become one, with a comma.
#           The address itself, the value of the property, is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libtext-vcard-perl=3.09-2
cd "$folder"
cat >card.txt <<'VCF'
BEGIN:VCARD
VERSION:4.0
FN:N. N.
ORG;SORT-AS="Controles, Tunis":Controles
ADR;LABEL="12, rue du Port, 0000 Tunis":;;12\, rue du Port;Tunis;;0000;
CATEGORIES:UT,RT
END:VCARD
VCF
sed 's/$/\r/' card.txt >card.vcf
cat >again.pl <<'PL'
use Text::vCard::Addressbook;
print Text::vCard::Addressbook->new({ source_file => "card.vcf" })->export;
PL
echo "Text::vCard $(perl -MText::vCard -e 'print Text::vCard->VERSION')"
# Long lines are continued with a space.
perl again.pl | tr -d '\r' | sed -z 's/\n //g' | grep -E '^(ORG|ADR|CATEGORIES)' | tee seen
[ "$(cat seen)" = 'ADR;LABEL=0000 tunis,12,rue du port:;;12\, rue du Port;Tunis;;0000;
CATEGORIES:UT\,RT
ORG;SORT-AS=controles,tunis:Controles' ]
