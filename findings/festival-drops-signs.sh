#!/usr/bin/env bash
# Festival 2.5.0 (Debian 12) reads English sentences aloud with its own voice (kal).
# Expected: each number as it is written: "minus zero point two" for -0.2, as it says "minus twelve" for -12; "one and a half" for 1 1/2; and
#           a range such as 0.5-1 as two numbers, as "twelve to fourteen" for 12-14.
# Seen:     the sign of -0.2 is not said, nor that of any number with a point. 1 1/2 is "one half". 0.5-1 mm is "zero point five one", and 10-3 mbar,
#           as 10⁻³ is typed, "ten to three".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" festival=1:2.5.0-9 festvox-kallpc16k
cat >"$folder/say.scm" <<'SCM'
(voice_kal_diphone)
(define (say text)
  (format t "%s:" text)
  (mapcar (lambda (word) (format t " %s" (item.name word)))
          (utt.relation.items (utt.synth (eval (list 'Utterance 'Text text))) 'Word))
  (format t "\n"))
(mapcar say '("It is 0.2 mm." "It is -0.2 mm." "It is -12 dB." "It is -12.5 dB." "a pipe of 1 1/2 inches" "a pipe of 1/2 inch"
              "from 12-14 mm" "from 0.5-1 mm" "10-3 mbar"))
SCM
data="$folder/root/usr/share/festival"
HOME="$folder" festival --datadir "$data" --libdir "$data" -b "$folder/say.scm" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'It is 0.2 mm.: It is zero point two m m
It is -0.2 mm.: It is zero point two m m
It is -12 dB.: It is minus twelve d B
It is -12.5 dB.: It is twelve point five d B
a pipe of 1 1/2 inches: a pipe of one half inches
a pipe of 1/2 inch: a pipe of half inch
from 12-14 mm: from twelve to fourteen m m
from 0.5-1 mm: from zero point five one m m
10-3 mbar: ten to three mbar' ]
