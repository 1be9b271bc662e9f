#!/usr/bin/env bash
# udsv 0.7.3 (npm) reads tables of comma-separated values, and finds out the types of their columns.
# Expected: a column with words stays one of words, as the same package has it where the words come last; or an error. Its README promises "schema
#           inference and value typing", and a defined handling of '', 'null' and 'NaN', not of other words.
# Seen:     one value decides, the last of the first rows. If it is a number, "< 0.5" and "n.m." (not measured) become NaN, and so
#           do "12,5" beside 12, and ISO 9606-1 beside 9712, too. If it is "no", "true" is false. No message comes. Where the
#           last value is a word, all numbers stay texts.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" udsv@0.7.3
cat >read.mjs <<'JS'
import { inferSchema, initParser } from "udsv";
for (const column of [["mm", "12.5", "< 0.5", "n.m.", ""], ["mm", "< 0.5", "n.m.", "", "12.3"], ["std", "9606-1", "9712"], ["std", "9712", "9606-1"],
  ["mm", "12,5", "0,25", "12"], ["ok", "true", "yes", "no"]]) {
  const table = column.map((value, row) => `${row || "weld"};${value}\n`).join("");
  const rows = initParser(inferSchema(table)).typedArrs(table);
  console.log(`${column.join(" | ")}: ${rows.map((row) => (Number.isNaN(row[1]) ? "NaN" : JSON.stringify(row[1]))).join(", ")}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'mm | 12.5 | < 0.5 | n.m. | : "12.5", "< 0.5", "n.m.", null
mm | < 0.5 | n.m. |  | 12.3: NaN, NaN, null, 12.3
std | 9606-1 | 9712: NaN, 9712
std | 9712 | 9606-1: "9712", "9606-1"
mm | 12,5 | 0,25 | 12: NaN, NaN, 12
ok | true | yes | no: false, true, false' ]
