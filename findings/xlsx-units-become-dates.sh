#!/usr/bin/env bash
# Readers of spreadsheets: xlsx2csv 0.7.8 (Debian 12) and exceljs 4.4.0 (npm), on measurements whose cells show their unit by a number format,
# such as 0.0" mm". In a format, "mm" in quotation marks, or \m\m, is a text (ECMA-376, part 1, 18.8.31); without them m, d, h, s, y ask for a date.
# Expected: the number (12.5), or what a spreadsheet shows (12.5 mm).
# Seen:     xlsx2csv takes the letters of the unit for parts of a date, and loses the number: 12.5 mm becomes `0.0" 01"`, 5920 m/s `0" 03/s"`,
#           and 0.5 mSv/h the time 12:00. exceljs makes a day in 1900 of 12.5 with \m\m, but not with quotation marks.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" xlsx2csv=1:0.7.8-1
npm_packages "$folder" exceljs@4.4.0
cat >run.mjs <<'JS'
import ExcelJS from "exceljs";
const formats = { '0.0" mm"': 12.5, '0" m/s"': 5920, '0.0" mSv/h"': 0.5, "0.0\\ \\m\\m": 12.5 };
const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet("report");
for (const [format, number] of Object.entries(formats)) sheet.addRow([number]).getCell(1).numFmt = format;
await book.xlsx.writeFile("report.xlsx");
const again = new ExcelJS.Workbook();
await again.xlsx.readFile("report.xlsx");
const show = (value) => (value instanceof Date ? value.toISOString() : value);
console.log("exceljs:", again.worksheets[0].getColumn(1).values.slice(1).map(show).join(" | "));
JS
seen=$(node run.mjs && echo "xlsx2csv:" && python3 "$folder/root/usr/bin/xlsx2csv" report.xlsx)
echo "$seen"
[ "$seen" = 'exceljs: 12.5 | 5920 | 0.5 | 1900-01-11T12:00:00.000Z
xlsx2csv:
"0.0"" 01"""
"0"" 03/s"""
12:00
0.0 01' ]
