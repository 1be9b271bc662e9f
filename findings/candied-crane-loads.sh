#!/usr/bin/env bash
# candied 2.2.0 (npm) decodes CAN messages of a crane's load indicator, as a DBC file describes them.
# Expected: the loads 300 and -300. In "7|16@0-", 7 is the place of the most significant bit, the highest one of the first byte, as @0 is Motorola's byte
#           order; with @1, Intel's, it would be that of the least significant one. SIG_VALTYPE_ 1 says that 32 bits are an IEEE float ("DBC File Format
#           Documentation" by Vector, signal definitions).
# Seen:     for Motorola's order, 300 is NaN in the first two bytes, and 0 in others: an overload reads as no load. The float 12.5 is 1095237632, although
#           candied calls the signal a float. No error comes. Integers in Intel's order are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" candied@2.2.0
cat >read.mjs <<'JS'
import { Can, Dbc } from "candied";
const load = (signal, bytes, more = "") => {
  const dbc = new Dbc();
  dbc.load(`VERSION ""\n\nNS_ :\n\nBS_:\n\nBU_: Logger\n\nBO_ 291 Crane: 8 Logger\n SG_ Load : ${signal} (1,0) [0|0] "kg" Logger\n${more}`);
  const can = new Can();
  can.database = dbc.data;
  const { value, boundData } = can.decode(can.createFrame(291, [...bytes])).boundSignals.get("Load");
  return `${value} (${boundData.signal.endian}, ${boundData.signal.dataType})`;
};
const bytes = (write) => { const message = Buffer.alloc(8); write(message); return message; };
for (const value of [300, -300]) {
  console.log(`0|16@1-, ${value}: ${load("0|16@1-", bytes((message) => message.writeInt16LE(value, 0)))}`);
  console.log(`24|16@1-, ${value}: ${load("24|16@1-", bytes((message) => message.writeInt16LE(value, 3)))}`);
  console.log(`7|16@0-, ${value}: ${load("7|16@0-", bytes((message) => message.writeInt16BE(value, 0)))}`);
  console.log(`31|16@0-, ${value}: ${load("31|16@0-", bytes((message) => message.writeInt16BE(value, 3)))}`);
}
console.log(`0|32@1- float, 12.5: ${load("0|32@1-", bytes((message) => message.writeFloatLE(12.5, 0)), "\nSIG_VALTYPE_ 291 Load : 1;\n")}`);
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '0|16@1-, 300: 300 (Intel, int16)
24|16@1-, 300: 300 (Intel, int16)
7|16@0-, 300: NaN (Motorola, int16)
31|16@0-, 300: 0 (Motorola, int16)
0|16@1-, -300: -300 (Intel, int16)
24|16@1-, -300: -300 (Intel, int16)
7|16@0-, -300: NaN (Motorola, int16)
31|16@0-, -300: 1 (Motorola, int16)
0|32@1- float, 12.5: 1095237632 (Intel, float)' ]
