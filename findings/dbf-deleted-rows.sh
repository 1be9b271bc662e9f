#!/usr/bin/env bash
# shpjs 6.2.0, shapefile 0.6.6 and @loaders.gl/shapefile 4.5.2 (all npm) read the table (DBF) of a layer of weld positions in a geographic information
# system, where a weld was deleted.
# Expected: two welds. A row that begins with an asterisk (2A in hexadecimal) is deleted; programs leave it in the file until it is packed (dBASE III+ file
#           structure, deletion flag; shapefiles take their tables from dBASE).
# Seen:     all three return the deleted weld among the others, with nothing that tells. Of a date that is blank, shapefile makes 30 November 1899, and of
#           yes/no that was not filled in ("?"), shpjs makes "no". dbffile 1.13.0 leaves the deleted row out, and gives null for both.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/dbf.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" shpjs@6.2.0 shapefile@0.6.6 @loaders.gl/core@4.5.4 @loaders.gl/shapefile@4.5.2 dbffile@1.13.0
dbf_writer
cat >read.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { parse } from "@loaders.gl/core";
import { DBFLoader } from "@loaders.gl/shapefile";
import { dbf } from "./dbf.mjs";
import { DBFFile } from "dbffile";
import { openDbf } from "shapefile";
import { parseDbf } from "shpjs";
const fields = [["WELD", "C", 4, 0], ["MM", "N", 6, 2], ["DAY", "D", 8, 0], ["OK", "L", 1, 0]];
const rows = [" W1   12.5020260302T", "*W2   99.0020260302F", " W3   -0.25        ?"];
const table = dbf(fields, rows);
writeFileSync("welds.dbf", table);
const readers = {
  dbffile: async () => (await DBFFile.open("welds.dbf")).readRecords(9),
  shpjs: async () => parseDbf(table),
  shapefile: async () => {
    const source = await openDbf("welds.dbf");
    const all = [];
    for (let row; !(row = await source.read()).done; ) all.push(row.value);
    return all;
  },
  "loaders.gl": async () => (await parse(new Uint8Array(table).buffer, DBFLoader, { core: { worker: false }, dbf: { shape: "object-row-table" } })).data,
};
const day = (date) => (date === null ? null : isNaN(date) ? "invalid" : new Date(date).toISOString().slice(0, 10));
for (const [name, read] of Object.entries(readers))
  console.log(`${name}: ${(await read()).map(({ WELD, MM, DAY, OK }) => `${WELD} ${MM} ${day(DAY)} ${OK}`).join(", ")}`);
JS
seen=$(TZ=UTC node read.mjs)
echo "$seen"
[ "$seen" = 'dbffile: W1 12.5 2026-03-02 true, W3 -0.25 null null
shpjs: W1 12.5 2026-03-02 true, W2 99 2026-03-02 false, W3 -0.25 invalid false
shapefile: W1 12.5 2026-03-02 true, W2 99 2026-03-02 false, W3 -0.25 1899-11-30 null
loaders.gl: W1 12.5 2026-03-02 true, W2 99 2026-03-02 false, W3 -0.25 invalid null' ]
