#!/usr/bin/env bash
# Octave's mapping package 1.4.2 (Debian 12) writes latitudes with angl2str, and reads them with str2angle.
# Expected: 36.9992° is 36° 60.0′, better 37° 00.0′. −36.5° comes back as it was written. By its help str2angle reads S or W behind the degrees or
#           behind the seconds, and negates the angle; 26°56'33.644''S is one of its own examples.
# Seen:     angl2str writes 37° 60.0' N, a degree too much, as soon as the minutes are rounded up to 60. str2angle puts what angl2str writes for the south into
#           the north, and the example in the help, too; behind the degrees S is right. Minutes beside 0 degrees are lost: 0°30'00" is 0, 56 km away.
#           No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/octave.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
octave_ready "$folder" octave=7.3.0-2 octave-mapping=1.4.2-3
echo "addpath ('$(echo "$folder"/root/usr/share/octave/packages/mapping-*)')" >"$folder/angles.m"
cat >>"$folder/angles.m" <<'M'
for degrees = [36.9992 -36.9992 36.5]
  printf ("angl2str %.4f:%s\n", degrees, angl2str (degrees, "ns", "degrees2dm", -1));
end
texts = {angl2str(-36.5, "ns", "degrees2dms", 0), "26°56'33.644''S", "26°56'33.644\"W", "15S25'33.5\"", ...
  "-36°30'00\"", "-0°30'00\"", "0°30'00\"S", "0°30'00\""};
for text = texts
  printf ("str2angle %s: %g\n", strtrim (text{1}), str2angle (text{1}));
end
M
octave_run "$folder/angles.m" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'angl2str 36.9992: 37° 60.0'\'' N 
angl2str -36.9992: 37° 60.0'\'' S 
angl2str 36.5000: 36° 30.0'\'' N 
str2angle 36° 30'\'' 00" S: 36.5
str2angle 26°56'\''33.644'\'''\''S: 26.9427
str2angle 26°56'\''33.644"W: -26.9427
str2angle 15S25'\''33.5": -15.426
str2angle -36°30'\''00": -36.5
str2angle -0°30'\''00": 0
str2angle 0°30'\''00"S: 0
str2angle 0°30'\''00": 0' ]
