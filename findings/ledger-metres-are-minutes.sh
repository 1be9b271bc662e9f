#!/usr/bin/env bash
# Ledger 3.3.0 and hledger 1.25 (both Debian 12) keep the stock of a store: cables in metres, magnetic powder in kilograms.
# Expected: the same quantities. The names of commodities are free (Ledger's manual: anything, such as shares or apples). 0,125 is less than one:
#           no group of thousands begins with 0.
# Seen:     for Ledger, m is a minute, as its manual says of time tracking, also in a journal without times: 100 m of cable are 1.67 h, and
#           `print`, which is to tidy a journal, writes 6000 s instead. 0,125 kg become 125 kg, beside 0,5 kg that stay 0,5 kg. No message comes.
#           hledger is right about both, and Ledger about 100 mm and, with --decimal-comma, about 0,125 kg.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" ledger=3.3.0-3 hledger=1.25-2+b5
cd "$folder"
LD_LIBRARY_PATH+="$folder/root/usr/lib/ledger"
export HOME="$folder" LC_ALL=C.UTF-8
printf '2026-03-02 Delivery\n    (cable)  100 m\n    (probe)  100 mm\n' >lengths.journal
printf '2026-03-02 Delivery\n    (powder)  0,125 kg\n    (sample)  0,5 kg\n' >weights.journal
{
	for journal in lengths weights; do
		echo "Ledger:  $(ledger -f "$journal.journal" balance --no-total | xargs)"
		echo "hledger: $(hledger -f "$journal.journal" balance --no-total | xargs)"
	done
	echo "Ledger, print: $(ledger -f lengths.journal print | sed 1d | xargs)"
	echo "Ledger, --decimal-comma: $(ledger --decimal-comma -f weights.journal balance --no-total | xargs)"
} | tee seen
[ "$(cat seen)" = 'Ledger:  1.67h cable 100 mm probe
hledger: 100 m cable 100 mm probe
Ledger:  125,0 kg powder 0,5 kg sample
hledger: 0,125 kg powder 0,500 kg sample
Ledger, print: (cable) 6000s (probe) 100 mm
Ledger, --decimal-comma: 0,125 kg powder 0,500 kg sample' ]
