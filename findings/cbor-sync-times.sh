#!/usr/bin/env bash
# cbor-sync 1.0.4 (npm, 300,000 downloads a week) decodes a measured value in CBOR that cbor 10.0.12 writes: the time of the measurement and a temperature.
# Expected: the same time. A time with tag 1 is a number of seconds since 1970, whole or with decimals (RFC 8949, 3.4.2). 273.15 as a decimal fraction
#           has tag 4, an exponent of 10 and a mantissa (3.4.4); a decoder that does not know a tag hands both on, or says that it does not know it.
# Seen:     cbor-sync takes the seconds for milliseconds: 2 March 2026 becomes 21 January 1970, without a message. It drops the tag of the fraction: [-2, 27315]
#           are two numbers. Times that it has written itself come back right, for it writes texts (tag 0).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" cbor-sync@1.0.4 cbor@10.0.12
cat >read.cjs <<'JS'
const cbor = require("cbor");
const sync = require("cbor-sync");
const at = new Date("2026-03-02T14:30:00Z");
const value = cbor.encode([at, new cbor.Tagged(4, [-2, 27315])]);
console.log(`written: ${value.toString("hex")}`);
console.log(`cbor: ${cbor.decodeFirstSync(value).map(String).join(", ")}`);
const [time, temperature] = sync.decode(value);
console.log(`cbor-sync: ${time.toISOString()}, ${JSON.stringify(temperature)}`);
console.log(`own time: ${sync.decode(sync.encode(at)).toISOString()}`);
JS
seen=$(TZ=UTC node read.cjs)
echo "$seen"
[ "$seen" = 'written: 82c11a69a59ee8c48221196ab3
cbor: Mon Mar 02 2026 14:30:00 GMT+0000 (Coordinated Universal Time), 4([-2,27315])
cbor-sync: 1970-01-21T12:21:01.800Z, [-2,27315]
own time: 2026-03-02T14:30:00.000Z' ]
