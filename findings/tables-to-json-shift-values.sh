#!/usr/bin/env bash
# html-table-to-json 1.0.0, tabletojson 4.1.15 and html-tables-to-json 0.0.3 (npm) make JSON of the tables in a page.
# Expected: each value below the head of its column. <th scope="row"> is the head of a row, not of a column; rowspan keeps its column in the
#           next row, too; two columns may have the same head (HTML, section 4.9.12). <br> is a line break, so 5920 and 3230 are two numbers.
# Seen:     for html-table-to-json, heads of rows are heads of columns: the points P1 and P2 are gone, and the last one is the name of the column with
#           the values. The value beside a rowspan stands below the wrong head, and of two columns "mm" one is lost. All three make
#           59203230 of two numbers in a cell. tabletojson and html-tables-to-json have the other values right. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" html-table-to-json@1.0.0 tabletojson@4.1.15 html-tables-to-json@0.0.3
cat >read.cjs <<'JS'
const first = require("html-table-to-json");
const { tabletojson } = require("tabletojson");
const { CheerioTableParser } = require("html-tables-to-json");
const tables = {
  plain: "<tr><th>Point</th><th>mm</th></tr><tr><td>P1</td><td>12.5</td></tr><tr><td>P2</td><td>0.2</td></tr>",
  "heads of rows": "<tr><th>Point</th><th>mm</th></tr><tr><th scope='row'>P1</th><td>12.5</td></tr><tr><th scope='row'>P2</th><td>0.2</td></tr>",
  rowspan: "<tr><th>Weld</th><th>mm</th></tr><tr><td rowspan='2'>W1</td><td>12.5</td></tr><tr><td>0.2</td></tr>",
  "equal heads": "<tr><th>Point</th><th>mm</th><th>mm</th></tr><tr><td>P1</td><td>12.5</td><td>0.2</td></tr>",
  "line break": "<tr><th>m/s</th></tr><tr><td>5920<br>3230</td></tr>",
};
const lines = (value) => JSON.stringify(value).replaceAll('"', "");
for (const [name, rows] of Object.entries(tables)) console.log(`html-table-to-json, ${name}: ${lines(first.parse(`<table>${rows}</table>`).results[0])}`);
for (const name of ["rowspan", "equal heads", "line break"]) {
  const html = `<table>${tables[name]}</table>`;
  console.log(`tabletojson, ${name}: ${lines(tabletojson.convert(html)[0])}`);
  console.log(`html-tables-to-json, ${name}: ${lines(new CheerioTableParser().parse(html)[0])}`);
}
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'html-table-to-json, plain: [{Point:P1,mm:12.5},{Point:P2,mm:0.2}]
html-table-to-json, heads of rows: [{P2:12.5},{P2:0.2}]
html-table-to-json, rowspan: [{Weld:W1,mm:12.5},{Weld:0.2}]
html-table-to-json, equal heads: [{Point:P1,mm:0.2}]
html-table-to-json, line break: [{m/s:59203230}]
tabletojson, rowspan: [{Weld:W1,mm:12.5},{Weld:W1,mm:0.2}]
html-tables-to-json, rowspan: [[Weld,mm],[W1,12.5],[W1,0.2]]
tabletojson, equal heads: [{Point:P1,mm:12.5,mm_2:0.2}]
html-tables-to-json, equal heads: [[Point,mm,mm],[P1,12.5,0.2]]
tabletojson, line break: [{m/s:59203230}]
html-tables-to-json, line break: [[m/s],[59203230]]' ]
