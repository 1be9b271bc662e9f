#!/usr/bin/env bash
# GNU Octave 7.3.0 (Debian 12) computes with grey values of digital radiographs: 8 and 16 bits, as imread and audioread with "native" give them.
# Expected: of an even number of values, median is the mean of the two in the middle, rounded up for integers, as its help says: 215 of 200, 210, 220
#           and 240. What is between two samples (interp1) and the area below them (trapz) do not depend on the type, as mean and std do not.
# Seen:     the sum of two values stops at the greatest of the type, before it is halved: no such median is above 128 with 8 bits, 32768 with 16. interp1
#           and trapz go wrong where a profile falls: differences below 0 are 0. Odd numbers of values, mean, std and double() are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/octave.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
octave_ready "$folder" octave=7.3.0-2
cat >"$folder/grey.m" <<'M'
grey = uint8 ([200 210 220 240]);
falling = uint8 ([240 220 200 100]);
wide = uint16 ([40000 41000 42000 43000]);
printf ("8 bits:   median %g, as double %g, of three values %g\n", median (grey), median (double (grey)), median (grey(1:3)));
printf ("16 bits:  median %g, as double %g\n", median (wide), median (double (wide)));
printf ("rising:   interp1 %g, as double %g\n", interp1 (1:4, grey, 2.5), interp1 (1:4, double (grey), 2.5));
printf ("falling:  interp1 %g, as double %g\n", interp1 (1:4, falling, 2.5), interp1 (1:4, double (falling), 2.5));
printf ("falling:  trapz %g, as double %g\n", trapz (falling), trapz (double (falling)));
printf ("falling:  mean %g, as double %g\n", mean (falling), mean (double (falling)));
M
octave_run "$folder/grey.m" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = '8 bits:   median 128, as double 215, of three values 210
16 bits:  median 32768, as double 41500
rising:   interp1 215, as double 215
falling:  interp1 220, as double 210
falling:  trapz 382.5, as double 590
falling:  mean 190, as double 190' ]
