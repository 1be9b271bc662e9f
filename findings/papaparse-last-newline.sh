#!/usr/bin/env bash
# papaparse 5.7.1 (npm) reads a table of measurements with semicolons and decimal commas, as spreadsheets in French write CSV; it guesses the delimiter.
# Expected: two columns, "A1" and "12,10", whether or not the last line ends with a line break (RFC 4180, section 2, allows both).
# Seen:     with the line break a table of two columns and fewer than ten lines is split at the decimal comma: "A1;12" and "10". The empty line after
#           it counts, so that the average number of fields is below 1.99 and the comma is taken. The error says "UndetectableDelimiter".
#           Without the break, with ten lines, three columns, or `skipEmptyLines` it is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" papaparse@5.7.1
cat >run.mjs <<'JS'
import Papa from "papaparse";
const table = "point;mm\nA1;12,10\nA2;7,05";
const ten = "point;mm" + "\nA1;12,10".repeat(9);
const read = (text, options) => JSON.stringify(Papa.parse(text, options).data[1]);
const seen = [
  read(table),
  read(table + "\n"),
  read(table + "\n", { skipEmptyLines: true }),
  read(ten + "\n"),
  read(ten.replace("\nA1;12,10", "") + "\n"),
  read("point;mm;weld\nA1;12,10;S1\n"),
  Papa.parse(table + "\n").errors[0].code,
];
console.log(seen.join("\n"));
const right = '["A1","12,10"]', wrong = '["A1;12","10"]';
process.exit(seen.join() === [right, wrong, right, right, wrong, '["A1","12,10","S1"]', "UndetectableDelimiter"].join() ? 0 : 1);
JS
node run.mjs
