#!/usr/bin/env bash
# jxon 1.6.1 (npm) makes objects of XML, and XML of objects; vega-loader 5.1.3, with which Vega and Vega-Lite read tables, finds out the types of columns.
# Expected: texts stay texts. "autoDate" of jxon's README is for dates; a date in XML is 2026-03-02 (XML Schema 1.0 part 2, 3.2.9), and so in Vega's documentation
#           of `parse`, whose "auto" infers types.
# Seen:     what the machine's `Date.parse` takes becomes a date: ISO 9606-1 the 1st of January of the year 9606, weld 12 the 1st of December 2001, 12,5 the
#           5th of that month, clause 7.5.3 the 5th of July 2003, and A-106 a day in the year 106. jxon writes these dates into the XML. For Vega a column
#           of PL 3 and W 12 is one of dates, and so is one of "< 0.5" and 12.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" jxon@1.6.1 vega-loader@5.1.3
cat >read.mjs <<'JS'
import jxon from "jxon";
import { inferType, read } from "vega-loader";
for (const text of ["EN 13018:2016", "ISO 9606-1", "weld 12", "PL 3", "12,5", "7.5.3", "A-106", "IP 65"]) {
  const value = jxon.stringToJs(`<report>${text}</report>`).report;
  console.log(`jxon: ${text}: ${value instanceof Date ? value.toISOString().slice(0, 10) : value}, ${jxon.jsToString(jxon.stringToJs(`<report>${text}</report>`))}`);
}
for (const column of [["9606-1", "9712"], ["PL 3", "W 12"], ["< 0.5", "12"], ["7.5.3", "7.10"], ["EN 13018", "EN 473"]])
  console.log(`Vega: ${column.join(", ")}: ${inferType(column)}`);
const rows = read("weld;mm\nW 12;< 0.5\nPL 3;12\n", { type: "dsv", delimiter: ";", parse: "auto" });
console.log(`Vega: ${rows.map(({ weld, mm }) => `${new Date(weld).toISOString().slice(0, 10)} ${new Date(mm).toISOString().slice(0, 10)}`).join(", ")}`);
JS
seen=$(TZ=UTC node read.mjs)
echo "$seen"
[ "$seen" = 'jxon: EN 13018:2016: EN 13018:2016, <report>EN 13018:2016</report>
jxon: ISO 9606-1: 9606-01-01, <report>Sun, 01 Jan 9606 00:00:00 GMT</report>
jxon: weld 12: 2001-12-01, <report>Sat, 01 Dec 2001 00:00:00 GMT</report>
jxon: PL 3: 2001-03-01, <report>Thu, 01 Mar 2001 00:00:00 GMT</report>
jxon: 12,5: 2001-12-05, <report>Wed, 05 Dec 2001 00:00:00 GMT</report>
jxon: 7.5.3: 2003-07-05, <report>Sat, 05 Jul 2003 00:00:00 GMT</report>
jxon: A-106: 0106-01-01, <report>Fri, 01 Jan 0106 00:00:00 GMT</report>
jxon: IP 65: 1965-01-01, <report>Fri, 01 Jan 1965 00:00:00 GMT</report>
Vega: 9606-1, 9712: date
Vega: PL 3, W 12: date
Vega: < 0.5, 12: date
Vega: 7.5.3, 7.10: date
Vega: EN 13018, EN 473: date
Vega: 2001-12-01 2000-05-01, 2001-03-01 2001-12-01' ]
