#!/usr/bin/env bash
# abook 0.6.1 (Debian package 0.6.1-2) reads a vCard 3.0.
# Expected: in a value "\," stands for a comma (RFC 2426, section 4), so the street is "Rue A, 1".
# Seen: address=Rue A\, 1
# A street with a comma is thus shown with a backslash. No card can help that: other programs split the value at a bare comma.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
program=$(command -v abook || true)
if [ -z "$program" ]; then
  apt-get download abook libvformat1 >/dev/null
  for package in *.deb; do dpkg-deb -x "$package" root; done
  program=root/usr/bin/abook
  export LD_LIBRARY_PATH=$(dirname "$(find root -name 'libvformat.so*' | head -1)")
fi
printf '%s\r\n' BEGIN:VCARD VERSION:3.0 'N:Essai;;;;' FN:Essai 'ADR;TYPE=WORK:;;Rue A\, 1;Tunis;;1000;Tunisie' END:VCARD >card.vcf
seen=$("$program" --convert --informat vcard --infile card.vcf --outformat abook --outfile - </dev/null | grep '^address=')
echo "$seen"
[ "$seen" = 'address=Rue A\, 1' ]
