#!/usr/bin/env bash
# @breejs/later 4.2.0 (npm), the scheduler in Bree, reads times in the form of cron and in English; cron-time-generator 2.0.3 writes the form of cron.
# Expected: day 7 of the week is Sunday, and a job with a day of the month and one of the week runs on both (crontab(5): "0 or 7 is Sunday", and "when
#           either field matches"). The package's documentation takes any valid expression of cron. Every 90 minutes are 16 times a day, or an error.
# Seen:     `0 8 * * 7` runs on Saturdays, `0 8 13 * 5` only on Fridays the 13th, which cron-parser has on 13th days and Fridays. "every 90 minutes" runs
#           each hour, "every 36 hours" each day, and "every 31st day of the month" on the 1st. cron-time-generator writes `*/90` for 90 minutes, which
#           is each hour, too.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @breejs/later@4.2.0 cron-parser@5.10.5 cron-time-generator@2.0.3
cat >times.mjs <<'JS'
import later from "@breejs/later";
import { CronExpressionParser } from "cron-parser";
import generator from "cron-time-generator";
const monday = new Date("2026-03-02T00:00:00Z");
const show = (dates) => dates.map((date) => new Date(date).toUTCString().slice(0, 22).replace(" 2026", "")).join("; ");
for (const expression of ["0 8 * * 0", "0 8 * * 7", "0 8 13 * 5"]) {
  const other = CronExpressionParser.parse(expression, { currentDate: monday, tz: "UTC" });
  console.log(`${expression} later: ${show(later.schedule(later.parse.cron(expression)).next(3, monday))}`);
  console.log(`${expression} cron-parser: ${show([1, 2, 3].map(() => other.next().toDate()))}`);
}
for (const text of ["every 90 minutes", "every 36 hours", "every 31st day of the month"]) {
  const read = later.parse.text(text);
  console.log(`${text}, error ${read.error}: ${show(later.schedule(read).next(3, monday))}`);
}
const written = (generator.CronTime ?? generator).every(90).minutes();
const every = CronExpressionParser.parse(written, { currentDate: monday, tz: "UTC" });
console.log(`cron-time-generator: ${written}, ${show([1, 2, 3].map(() => every.next().toDate()))}`);
JS
seen=$(TZ=UTC node times.mjs)
echo "$seen"
[ "$seen" = '0 8 * * 0 later: Sun, 08 Mar 08:00; Sun, 15 Mar 08:00; Sun, 22 Mar 08:00
0 8 * * 0 cron-parser: Sun, 08 Mar 08:00; Sun, 15 Mar 08:00; Sun, 22 Mar 08:00
0 8 * * 7 later: Sat, 07 Mar 08:00; Sat, 14 Mar 08:00; Sat, 21 Mar 08:00
0 8 * * 7 cron-parser: Sun, 08 Mar 08:00; Sun, 15 Mar 08:00; Sun, 22 Mar 08:00
0 8 13 * 5 later: Fri, 13 Mar 08:00; Fri, 13 Nov 08:00; Fri, 13 Aug 2027 08:00
0 8 13 * 5 cron-parser: Fri, 06 Mar 08:00; Fri, 13 Mar 08:00; Fri, 20 Mar 08:00
every 90 minutes, error -1: Mon, 02 Mar 00:00; Mon, 02 Mar 01:00; Mon, 02 Mar 02:00
every 36 hours, error -1: Mon, 02 Mar 00:00; Tue, 03 Mar 00:00; Wed, 04 Mar 00:00
every 31st day of the month, error -1: Wed, 01 Apr 00:00; Fri, 01 May 00:00; Mon, 01 Jun 00:00
cron-time-generator: */90 * * * *, Mon, 02 Mar 01:00; Mon, 02 Mar 02:00; Mon, 02 Mar 03:00' ]
