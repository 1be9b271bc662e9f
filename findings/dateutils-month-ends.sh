#!/usr/bin/env bash
# dateutils 0.4.10 (Debian 12) tells the time between two inspections in months and days.
# Expected: one month and one day from 31 January to 1 March, six months and one day from 31 August: the days that are left after the months are fewer than 31,
#           as it counts from 28 January. `dateutils.dadd` of the same package puts 31 August and six months on 28 February.
# Seen:     "1 months 62 days" and "6 months 62 days", wherever the day does not exist in February: days and months together are three months, without a
#           message. In weeks they are 8 weeks and 6 days more. From the 28th it is right, and so are the days alone.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" dateutils=0.4.10-1
for days in '2026-01-28 2026-03-01' '2026-01-31 2026-03-01' '2026-01-31 2026-03-02' '2025-08-31 2026-03-01' '2024-01-30 2024-03-01' '2026-08-31 2026-10-01'; do
	read -r from to <<<"$days"
	echo "$from to $to: $(dateutils.ddiff "$from" "$to" -f '%m months %d days'), $(dateutils.ddiff "$from" "$to" -f '%m months %w weeks %d days'), $(dateutils.ddiff "$from" "$to" -f '%d days')"
done | tee "$folder/seen"
echo "2025-08-31 and six months: $(dateutils.dadd 2025-08-31 +6mo)" | tee -a "$folder/seen"
[ "$(cat "$folder/seen")" = '2026-01-28 to 2026-03-01: 1 months 1 days, 1 months 0 weeks 1 days, 32 days
2026-01-31 to 2026-03-01: 1 months 62 days, 1 months 8 weeks 6 days, 29 days
2026-01-31 to 2026-03-02: 1 months 63 days, 1 months 9 weeks 0 days, 30 days
2025-08-31 to 2026-03-01: 6 months 62 days, 6 months 8 weeks 6 days, 182 days
2024-01-30 to 2024-03-01: 1 months 0 days, 1 months 0 weeks 0 days, 31 days
2026-08-31 to 2026-10-01: 1 months 0 days, 1 months 0 weeks 0 days, 31 days
2025-08-31 and six months: 2026-02-28' ]
