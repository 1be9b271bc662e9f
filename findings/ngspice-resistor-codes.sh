#!/usr/bin/env bash
# ngspice 39.3 (Debian 12) simulates a circuit whose resistors are written as on parts and in circuit diagrams.
# Expected: 4k7 is 4700 ohms, and 2R2 is 2.2: the letter stands in place of the decimal point (IEC 60062, marking codes for resistors). Or an error: the
#           manual's "Some naming conventions" says that letters behind a number or a scale factor are ignored, and nothing of figures behind them.
# Seen:     ngspice leaves the figures out, without a message: 4000 and 2 ohms; of 0R47 it makes 0.001. "4.7k" is right, and so are all in the mode for
#           circuits of LTspice (ngbehavior=lt), which is not the default.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" ngspice=39.3+ds-1
cd "$folder"
# Without Debian's start file, which has absolute names.
export SPICE_SCRIPTS="$folder" HOME="$folder"
seen=$(
	for mode in default lt; do
		if [ "$mode" = lt ]; then echo 'set ngbehavior=lt' >.spiceinit; fi
		for value in 4.7k 4k7 2.2 2R2 0.47 0R47; do
			printf 'resistor\nV1 1 0 1\nR1 1 0 %s\n.control\nop\nprint @r1[resistance]\nquit\n.endc\n.end\n' "$value" >circuit.cir
			echo "$mode, $value: $(ngspice -b circuit.cir 2>messages | sed -n 's/^@r1\[resistance\] = //p')"
			grep -iE 'warning|error|4k7|2R2|0R47' messages || true
		done
	done
)
echo "$seen"
[ "$seen" = 'default, 4.7k: 4.700000e+03
default, 4k7: 4.000000e+03
default, 2.2: 2.200000e+00
default, 2R2: 2.000000e+00
default, 0.47: 4.700000e-01
default, 0R47: 1.000000e-03
lt, 4.7k: 4.700000e+03
lt, 4k7: 4.700000e+03
lt, 2.2: 2.200000e+00
lt, 2R2: 2.200000e+00
lt, 0.47: 4.700000e-01
lt, 0R47: 4.700000e-01' ]
