#!/usr/bin/env bash
# csvjson 5.1.0 and csv-file-to-json 4.0.5 (npm) read tables of comma-separated values with quoted cells, and csvjson writes them.
# Expected: `"pipe 2"" long"` is one cell, pipe 2" long, and a cell in quotation marks may have commas and two lines (RFC 4180, 2.6 and 2.7). csvjson's
#           README has the option `quote` for such cells.
# Seen:     csvjson empties the cell with inches and cuts one of two lines; csv-file-to-json drops that one; both add a row without values. When csvjson
#           writes, "12,5" becomes 12 and 5 with a tab between them, two lines one with a tab, and with `wrap` inches end the cell: `"2" pipe"`.
#           csv-parser 3.2.1 reads all.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" csvjson@5.1.0 csv-file-to-json@4.0.5 csv-parser@3.2.1
printf 'weld,mm,note\r\nW1,"12,5","pipe 2"", long"\r\nW2,"0,2","pores\nin the root"\r\nW3,12,none\r\n' >welds.csv
cat >read.mjs <<'JS'
import { createReadStream, readFileSync } from "node:fs";
import csvjson from "csvjson";
import fileToJson from "csv-file-to-json";
import parser from "csv-parser";
const show = (name, rows) => console.log(`${name}: ${JSON.stringify(rows.map((row) => Object.values(row)))}`);
show("csv-parser", await createReadStream("welds.csv").pipe(parser()).toArray());
show("csvjson", csvjson.toObject(readFileSync("welds.csv", "utf8"), { delimiter: ",", quote: "\"" }));
show("csv-file-to-json", fileToJson({ filePath: "welds.csv" }));
for (const wrap of [false, true])
  console.log(JSON.stringify(csvjson.toCSV([{ mm: "12,5", note: "2\" pipe\npores" }], { headers: "key", wrap })));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'csv-parser: [["W1","12,5","pipe 2\", long"],["W2","0,2","pores\nin the root"],["W3","12","none"]]
csvjson: [["W1","12,5",""],["W2","0,2","pores"],["","",""],["W3","12","none"]]
csv-file-to-json: [["W1","12,5","pipe 2\", long"],["W2","0,2",null],[null,null,null],["W3","12","none"]]
"mm,note\n12\t5,2\" pipe\tpores"
"\"mm\",\"note\"\n\"12,5\",\"2\" pipe\tpores\""' ]
