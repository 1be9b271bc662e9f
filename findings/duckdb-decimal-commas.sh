#!/usr/bin/env bash
# DuckDB 1.5.6 (npm: @duckdb/node-api 1.5.6-r.1) reads a table of measurements as French spreadsheets write CSV: semicolons and decimal commas.
# Expected: the columns "mm" and "m/s" of "mm;m/s", as for a table whose first column has words. With `decimal_separator = ','` they are numbers.
# Seen:     if all cells are decimal numbers, it splits at the commas, even if `decimal_separator` says what they are: "7,05;5920,5" is 7, "05;5920"
#           and 5. The line of heads does not fit these columns, and is dropped without a message. With `delim = ';'` too it is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @duckdb/node-api@1.5.6-r.1
cat >run.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
const connection = await (await DuckDBInstance.create()).connect();
writeFileSync("numbers.csv", "mm;m/s\n12,10;5917,5\n7,05;5920,5\n");
writeFileSync("words.csv", "point;mm;m/s\nA1;12,10;5917,5\nA2;7,05;5920,5\n");
const read = async (options) => {
  const table = await connection.run(`SELECT * FROM read_csv(${options})`);
  return `${options}: ${table.columnNames()} / ${(await table.getRows()).join(" / ")}`;
};
const seen = [
  await read("'words.csv', decimal_separator = ','"),
  await read("'numbers.csv'"),
  await read("'numbers.csv', decimal_separator = ','"),
  await read("'numbers.csv', decimal_separator = ',', delim = ';'"),
].join("\n");
console.log(seen);
process.exit(
  seen ===
    `'words.csv', decimal_separator = ',': point,mm,m/s / A1,12.1,5917.5 / A2,7.05,5920.5
'numbers.csv': column0,column1,column2 / 12,10;5917,5 / 7,05;5920,5
'numbers.csv', decimal_separator = ',': column0,column1,column2 / 12,10;5917,5 / 7,05;5920,5
'numbers.csv', decimal_separator = ',', delim = ';': mm,m/s / 12.1,5917.5 / 7.05,5920.5` ? 0 : 1,
);
JS
node run.mjs
