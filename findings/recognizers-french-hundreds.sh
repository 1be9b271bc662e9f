#!/usr/bin/env bash
# Microsoft's recognizers (@microsoft/recognizers-text-suite 1.3.1, npm) read numbers, sizes, temperatures and dates in French sentences.
# Expected: « deux cents » is 200, « mille cinq cents » 1500, and « un million deux cent mille » 1 200 000. « −10 °C » and « moins 5 degrés » are below zero.
# Seen:     hundreds in the plural are not known: 2 of « deux cents », 1005 of « mille cinq cents ». Of 1 200 000 it makes 100 000 200 000. Minus
#           signs (U+2212) and « moins » are dropped: 10 °C, and 0,2 mm for a tolerance of −0,2 mm. « 1 250,5 kg » has no value, and « 1er janvier 2027 »
#           and « 15 juil. 2026 » no date. « deux cent cinquante », -10 with a hyphen, and « 15 juillet 2026 » are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @microsoft/recognizers-text-suite@1.3.1
cat >read.mjs <<'JS'
import { recognizeDateTime, recognizeDimension, recognizeNumber, recognizeTemperature } from "@microsoft/recognizers-text-suite";
const show = (recognize, ...texts) => {
  for (const text of texts)
    for (const { resolution } of recognize(text, "fr-fr"))
      console.log(text, "->", resolution.value ?? resolution.values?.[0].value ?? "no value", resolution.unit ?? "");
};
show(recognizeNumber, "deux cents", "mille cinq cents", "deux cent cinquante", "un million deux cent mille");
show(recognizeTemperature, "−10 °C", "-10 °C", "moins 5 degrés");
show(recognizeDimension, "−0,2 mm", "1 250,5 kg");
show((text) => recognizeDateTime(text, "fr-fr"), "1er janvier 2027", "15 juil. 2026", "15 juillet 2026");
JS
seen=$(node read.mjs | sed 's/ *$//')
echo "$seen"
[ "$seen" = 'deux cents -> 2
mille cinq cents -> 1005
deux cent cinquante -> 250
un million deux cent mille -> 100000200000
−10 °C -> 10 C
-10 °C -> -10 C
moins 5 degrés -> 5 Degré
−0,2 mm -> 0,2 Millimètres
1 250,5 kg -> no value Kilogramme
1er janvier 2027 -> not resolved
15 juil. 2026 -> not resolved
15 juillet 2026 -> 2026-07-15' ]
