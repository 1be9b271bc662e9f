#!/usr/bin/env bash
# dbf-reader 1.0.3 (npm) reads a table in DBF, as shapefiles and older databases of instruments have it, with dates of inspection.
# Expected: 2 March 2026 and 31 December 2026, and no thickness where none was entered. A date has eight figures, year, month and day (dBASE III+ file
#           structure, type D); a number that is all blanks is empty.
# Seen:     2 April 2026 and 31 January 2027, without a message: each date is a month late, and 31 March is 1 May. A blank thickness is 0.
#           dbffile 1.13.0 reads both right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dbf-reader@1.0.3 dbffile@1.13.0
cat >read.cjs <<'JS'
const { writeFileSync } = require("node:fs");
const { Dbf } = require("dbf-reader");
const { DBFFile } = require("dbffile");
const fields = [["DAY", "D", 8, 0], ["MM", "N", 6, 2]];
const rows = [" 20260302 12.50", " 20260331  0.00", " 20261231      "];
const head = Buffer.alloc(32 + 32 * fields.length + 1);
head.set([3, 126, 3, 2]);
head.writeUInt32LE(rows.length, 4);
head.writeUInt16LE(head.length, 8);
head.writeUInt16LE(rows[0].length, 10);
fields.forEach(([name, type, length, decimals], i) => {
  head.write(name, 32 + 32 * i);
  head.write(type, 43 + 32 * i);
  head.set([length, decimals], 48 + 32 * i);
});
head[head.length - 1] = 13;
const table = Buffer.concat([head, Buffer.from(`${rows.join("")}\x1a`)]);
writeFileSync("dates.dbf", table);
// In UTC: the day is the same in local time.
const say = (name, all) => console.log(`${name}: ${all.map(({ DAY, MM }) => `${DAY.toISOString().slice(0, 10)} ${MM}`).join(", ")}`);
DBFFile.open("dates.dbf").then((file) => file.readRecords(9)).then((all) => { say("dbffile", all); say("dbf-reader", Dbf.read(table).rows); });
JS
seen=$(TZ=UTC node read.cjs)
echo "$seen"
[ "$seen" = 'dbffile: 2026-03-02 12.5, 2026-03-31 0, 2026-12-31 null
dbf-reader: 2026-04-02 12.5, 2026-05-01 0, 2027-01-31 0' ]
