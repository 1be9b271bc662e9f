#!/usr/bin/env bash
# chrono-node 2.10.3 (npm), with which notes and calendars find dates in texts, on French opening hours and durations.
# Expected: "de 8 h à 17 h", with the space that French typography asks for, is from 08:00 to 17:00, as "de 8h à 17h" is. "Une validité de 5 ans" and
#           "une pause de 10 min" are no dates, as "une validité : 5 ans" is none.
# Seen:     "de" is read as "in": "de 8 h" is eight hours from now (20:00 at noon, 14:00 at six), and "à 17" another moment, 17:00. "De 5 ans" is
#           a day in five years, "de 10 min" is in ten minutes. And "à 9 h 30" is 09:00.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" chrono-node@2.10.3
cat >run.mjs <<'JS'
import * as chrono from "chrono-node";
const shown = (moment) => `${moment.date().getFullYear()} ${moment.date().toTimeString().slice(0, 5)}`;
const read = (text, hour = 12) =>
  chrono.fr.parse(text, new Date(2026, 10, 27, hour)).map(({ start, end }) => shown(start) + (end ? ` to ${shown(end)}` : "")).join(", ");
const seen = [
  ["de 8h à 17h"],
  ["de 8 h à 17 h"],
  ["de 8\u00a0h à 17\u00a0h", 6],
  ["une validité de 5 ans"],
  ["une validité : 5 ans"],
  ["une pause de 10 min"],
  ["à 9h30"],
  ["à 9 h 30"],
].map((input) => `${input.join(", read at ")} -> ${read(...input) || "no date"}`);
console.log(seen.join("\n"));
process.exit(
  seen.map((line) => line.split(" -> ")[1]).join("|") ===
    "2026 08:00 to 2026 17:00|2026 20:00, 2026 17:00|2026 14:00, 2026 17:00|2031 12:00|no date|2026 12:10|2026 09:30|2026 09:00"
    ? 0
    : 1,
);
JS
node run.mjs
