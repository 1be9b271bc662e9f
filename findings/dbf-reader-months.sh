#!/usr/bin/env bash
# dbf-reader 1.0.3 (npm) reads a table in DBF, as shapefiles and older databases of instruments have it, with dates of inspection.
# Expected: 2 March 2026 and 31 December 2026, and no thickness where none was entered. A date has eight figures, year, month and day (dBASE III+ file
#           structure, type D); a number that is all blanks is empty.
# Seen:     2 April 2026 and 31 January 2027, without a message: each date is a month late, and 31 March is 1 May. A blank thickness is 0.
#           dbffile 1.13.0 reads both right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/dbf.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" dbf-reader@1.0.3 dbffile@1.13.0
dbf_writer
cat >read.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { Dbf } from "dbf-reader";
import { dbf } from "./dbf.mjs";
import { DBFFile } from "dbffile";
const fields = [["DAY", "D", 8, 0], ["MM", "N", 6, 2]];
const rows = [" 20260302 12.50", " 20260331  0.00", " 20261231      "];
const table = dbf(fields, rows);
writeFileSync("dates.dbf", table);
// In UTC: the day is the same in local time.
const say = (name, all) => console.log(`${name}: ${all.map(({ DAY, MM }) => `${DAY.toISOString().slice(0, 10)} ${MM}`).join(", ")}`);
DBFFile.open("dates.dbf").then((file) => file.readRecords(9)).then((all) => { say("dbffile", all); say("dbf-reader", Dbf.read(table).rows); });
JS
seen=$(TZ=UTC node read.mjs)
echo "$seen"
[ "$seen" = 'dbffile: 2026-03-02 12.5, 2026-03-31 0, 2026-12-31 null
dbf-reader: 2026-04-02 12.5, 2026-05-01 0, 2027-01-31 0' ]
