#!/usr/bin/env bash
# fili 2.0.3 and fft-windowing 0.1.4 (npm) weigh a vibration with a window before its Fourier transform: a tone of amplitude 1 in the tenth band.
# Expected: after fili's own correction for the window (as for Hann, 0.98) the tenth line is about 1 and the highest. Blackman's window is
#           0.42 − 0.5 cos + 0.08 cos (Harris 1978), HFT70 is a flat top, made to show amplitudes right (Heinzel 2002). Windows such as these
#           are highest, and 1, in their middle, except for flat tops.
# Seen:     with Blackman's window, which it makes with 0.25, 0.5 and 0.25, fili shows a third of the amplitude, and bands 9 and 11 higher than 10.
#           Blackman-Harris shows 0.55, HFT70 and its seven kin 0.015. fft-windowing's Lanczos window is no number in the middle of an odd count of
#           samples, so that the whole transform is none; its Blackman-Nuttall window is 0.126 at the ends, where it is to be 0.0004, and 0.874
#           in the middle.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" fili@2.0.3 fft-windowing@0.1.4
cat >weigh.cjs <<'JS'
const { Fft } = require("fili");
const windows = require("fft-windowing");
const tone = Array.from({ length: 64 }, (_, i) => Math.cos((2 * Math.PI * 10 * i) / 64));
const fft = new Fft(64);
for (const name of ["none", "hanning", "blackman", "blackmanHarris", "hft70", "hft248d"]) {
  const heights = fft.magnitude(fft.forward(tone, name)).slice(0, 32).map((height) => height / 32);
  console.log(`fili ${name}: ${heights.slice(9, 12).map((height) => height.toFixed(3)).join(" ")}`);
}
for (const name of ["hann", "blackman_harris", "blackman_nuttall", "lanczos"]) {
  const weights = windows[name](Array(65).fill(1));
  console.log(`fft-windowing ${name}: ${[0, 32, 64].map((i) => weights[i].toFixed(4)).join(" ")}`);
}
JS
seen=$(node weigh.cjs)
echo "$seen"
[ "$seen" = 'fili none: 0.000 1.000 0.000
fili hanning: 0.504 0.984 0.504
fili blackman: 0.329 0.328 0.329
fili blackmanHarris: 0.379 0.551 0.379
fili hft70: 0.015 0.015 0.015
fili hft248d: 0.015 0.015 0.015
fft-windowing hann: 0.0000 1.0000 0.0000
fft-windowing blackman_harris: 0.0001 1.0000 0.0001
fft-windowing blackman_nuttall: 0.1260 0.8744 0.1260
fft-windowing lanczos: 0.0000 NaN 0.0000' ]
