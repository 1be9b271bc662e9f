#!/usr/bin/env bash
# pluralize 8.0.0, inflection 3.0.2 and inflected 2.1.0 (npm) make singulars and plurals of English words, for lists such as "1 specimen".
# Expected: `pluralize("specimen", 1, true)` is "1 specimen" and with 2 "2 specimens": its README gives the count and the word in the singular,
#           `pluralize("test", 1)` being "test". One lens has the plural lenses, valves are of a valve, and gas is none (Oxford dictionary).
# Seen:     pluralize writes "1 speciman", "2 specimen", "1 len", "1 axi", "1 basi", "2 dice" for the dies of a press, "2 NDTS", and "2 gulves"; of dies it makes
#           "dy". inflection and inflected make ga of gas, radiu of radius, len of lens, valf of valves and siefe of sieves, and 2 lens; inflection makes
#           analyasis of analyses. All are used to name things in programs, so that a word and its list do not meet.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" pluralize@8.0.0 inflection@3.0.2 inflected@2.1.0
cat >words.mjs <<'JS'
import { pluralize as plural, singularize } from "inflected";
import * as inflection from "inflection";
import pluralize from "pluralize";
const of = inflection.singularize ? inflection : inflection.default;
const count = (word) => `${pluralize(word, 1, true)}, ${pluralize(word, 2, true)}`;
console.log(`pluralize: ${["specimen", "lens", "axis", "basis", "die", "NDT", "gulf", "weld"].map(count).join("; ")}; dies: ${pluralize.singular("dies")}`);
for (const [name, one, many] of [["inflection", of.singularize, of.pluralize], ["inflected", singularize, plural]])
  console.log(`${name}: ${["gas", "radius", "lens", "valves", "sieves", "analyses", "welds"].map((word) => `${word} ${one(word)}`).join(", ")}; ${many("lens")}, ${many("weld")}`);
JS
seen=$(node words.mjs)
echo "$seen"
[ "$seen" = 'pluralize: 1 speciman, 2 specimen; 1 len, 2 lens; 1 axi, 2 axes; 1 basi, 2 bases; 1 die, 2 dice; 1 NDT, 2 NDTS; 1 gulf, 2 gulves; 1 weld, 2 welds; dies: dy
inflection: gas ga, radius radiu, lens len, valves valf, sieves siefe, analyses analyasis, welds weld; lens, welds
inflected: gas ga, radius radiu, lens len, valves valf, sieves siefe, analyses analysis, welds weld; lens, welds' ]
