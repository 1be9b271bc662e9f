#!/usr/bin/env bash
# GNU Octave 7.3.0 (Debian 12) reads tables with dlmread and csvread: thicknesses of a tank by day and weld, as instruments write them.
# Expected: numbers, or what an empty field gives, 0, or an error, for a field that is none: a date such as 2026-03-02, weld 1-3, 5 920 (m/s) with a
#           space, as French numbers have it. str2double gives NaN for these. A decimal comma beside semicolons: 12.5, or no number.
# Seen:     complex numbers: 2026-3i, 1-3i and 5+920i, without a message; abs() of the speed is 920.0136. 12,5 is 12, and -0,2 is 0. Of the exponent
#           D+03 that Fortran writes, which Octave knows in its own language, 1.5 stays of 1500.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/octave.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
octave_ready "$folder" octave=7.3.0-2
cd "$folder"
printf '2026-03-02;1-3;5 920;12,5;-0,2\n' >french.csv
printf '2026.5,1,5920,12.5,-0.2\n' >english.csv
printf '1.5D+03,1.5E+03\n' >exponents.csv
cat >tables.m <<'M'
printf ("french:    %s\n", mat2str (dlmread ("french.csv", ";")));
printf ("english:   %s\n", mat2str (csvread ("english.csv")));
printf ("exponents: %s, in Octave %g\n", mat2str (csvread ("exponents.csv")), 1.5D+03);
printf ("str2double: %s\n", mat2str (str2double ({"2026-03-02", "1-3", "5 920"})));
M
octave_run tables.m | tee seen
[ "$(cat seen)" = 'french:    [2026-3i 1-3i 5+920i 12+0i -0+0i]
english:   [2026.5 1 5920 12.5 -0.2]
exponents: [1.5 1500], in Octave 1500
str2double: [NaN NaN NaN]' ]
