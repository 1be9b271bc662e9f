#!/usr/bin/env bash
# fili 2.0.3 (npm, 3,500 downloads a week) calculates filters: a band-stop of order 100 from 80 to 120 Hz, against the hum of a motor at 100 Hz in a vibration.
# Expected: 100 Hz is stopped (0), the rest passes (1). The README gives lowpass, highpass, bandpass and bandstop of even orders (order: 100).
# Seen:     100 Hz comes out doubled, and nothing is stopped. With an odd order, only 100 Hz passes. The band-pass is right in both cases. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" fili@2.0.3
cat >filter.cjs <<'JS'
const { FirCoeffs, FirFilter } = require("fili");
const tone = (hertz) => Array.from({ length: 1000 }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / 1000));
for (const kind of ["bandpass", "bandstop"])
  for (const order of [100, 101]) {
    const gains = [20, 100, 300].map((hertz) => {
      const filter = new FirFilter(new FirCoeffs()[kind]({ order, Fs: 1000, F1: 80, F2: 120 }));
      return `${hertz} Hz ${Math.max(...filter.multiStep(tone(hertz)).slice(500)).toFixed(1)}`;
    });
    console.log(`${kind} of order ${order}: ${gains.join(", ")}`);
  }
JS
seen=$(node filter.cjs)
echo "$seen"
[ "$seen" = 'bandpass of order 100: 20 Hz 0.0, 100 Hz 1.0, 300 Hz 0.0
bandpass of order 101: 20 Hz 0.0, 100 Hz 1.0, 300 Hz 0.0
bandstop of order 100: 20 Hz 1.0, 100 Hz 1.9, 300 Hz 1.0
bandstop of order 101: 20 Hz 0.0, 100 Hz 1.0, 300 Hz 0.0' ]
