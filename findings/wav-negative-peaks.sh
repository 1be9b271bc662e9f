#!/usr/bin/env bash
# wav-decoder 1.3.0 and node-wav 0.0.2 (npm) read signals of 24 bits, such as acoustic emission or ultrasound that a recorder saved as WAV.
# Expected: numbers from -1 to 1 with the signs of the samples; a signal that drives the recorder to its lowest value, -8388608, is -1 there.
# Seen:     both make +1 of it, in the middle of a trough. Its neighbour, -8388607, and samples of 16 bits are right. Of a short file in a Buffer, which
#           shares its memory with others, node-wav gives nothing at all (undefined).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" wav-decoder@1.3.0 node-wav@0.0.2
cat >read.mjs <<'JS'
import nodeWav from "node-wav";
import wavDecoder from "wav-decoder";
for (const [bits, samples] of [[24, [-8388607, -8388608, -8388607, 8388607]], [16, [-32767, -32768, -32767, 32767]]]) {
  const bytes = bits / 8;
  const size = samples.length * bytes;
  const file = Buffer.alloc(44 + size);
  file.write("RIFF");
  file.writeUInt32LE(36 + size, 4);
  file.write("WAVEfmt ", 8);
  // Length of the format, PCM, one channel, samples and bytes per second, bytes and bits per sample.
  [[4, 16], [2, 1], [2, 1], [4, 48000], [4, 48000 * bytes], [2, bytes], [2, bits]].reduce((at, [length, value]) => file.writeUIntLE(value, at, length), 16);
  file.write("data", 36);
  file.writeUInt32LE(size, 40);
  samples.forEach((sample, index) => file.writeIntLE(sample, 44 + index * bytes, bytes));
  const show = ({ channelData }) => Array.from(channelData[0], (value) => value.toFixed(3)).join(" ");
  const alone = new Uint8Array(file).buffer;
  console.log("wav-decoder", bits, show(await wavDecoder.decode(alone)), "node-wav", show(nodeWav.decode(alone)), nodeWav.decode(Buffer.from([...file])));
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'wav-decoder 24 -1.000 1.000 -1.000 1.000 node-wav -1.000 1.000 -1.000 1.000 undefined
wav-decoder 16 -1.000 -1.000 -1.000 1.000 node-wav -1.000 -1.000 -1.000 1.000 undefined' ]
