#!/usr/bin/env bash
# dsp.js 1.0.1 (npm, 15,000 downloads a week) finds the frequencies in a vibration of 1024 samples, 10240 a second: a tone of 200 Hz, and of amplitude 1.
# Expected: one line at 200 Hz, of height 1, whenever in its period the tone begins: from `RFFT` as from `FFT`, for the two differ only in speed.
#           `getBandFrequency` of its peak is 200 Hz.
# Seen:     `RFFT` puts a sine at 190 Hz. A cosine is right, and a tone between the two becomes two lines, of 0.88 and 0.48. `FFT` has the line in its place,
#           but for both `getBandFrequency` adds half a band: 205 Hz; a machine at 1500/min is at 1537.5 with bands of 1.25 Hz.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dsp.js@1.0.1
cat >transform.cjs <<'JS'
const { FFT, RFFT } = require("dsp.js");
for (const [name, phase] of [["cosine", 0], ["between", 0.5], ["sine", Math.PI / 2]]) {
  const tone = Array.from({ length: 1024 }, (_, i) => Math.cos((2 * Math.PI * 200 * i) / 10240 - phase));
  for (const Transform of [FFT, RFFT]) {
    const transform = new Transform(1024, 10240);
    transform.forward(tone);
    const lines = [...transform.spectrum].flatMap((height, band) => (height > 0.01 ? `${band * 10} Hz ${height.toFixed(2)}` : []));
    console.log(`${Transform === FFT ? "FFT" : "RFFT"} of ${name}: ${lines.join(", ")}; peak ${transform.getBandFrequency(transform.peakBand)} Hz`);
  }
}
JS
seen=$(node transform.cjs)
echo "$seen"
[ "$seen" = 'FFT of cosine: 200 Hz 1.00; peak 205 Hz
RFFT of cosine: 200 Hz 1.00; peak 205 Hz
FFT of between: 200 Hz 1.00; peak 205 Hz
RFFT of between: 190 Hz 0.48, 200 Hz 0.88; peak 205 Hz
FFT of sine: 200 Hz 1.00; peak 205 Hz
RFFT of sine: 190 Hz 1.00; peak 195 Hz' ]
