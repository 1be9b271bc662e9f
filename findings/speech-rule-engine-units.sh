#!/usr/bin/env bash
# speech-rule-engine 4.1.5 and 5.0.0-rc.4 (npm), which speaks the formulas of MathJax 3 and 4, speaks units in MathML.
# Expected: a unit is known by its class MathML-Unit (W3C's Note "Units in MathML"), and signs of the SI mean what the SI says: dB is the decibel,
#           T the tesla, t the tonne, F the farad; °F is the degree Fahrenheit.
# Seen:     80 dB, a gain in ultrasonic testing, is "80 decibytes" and « 80 décioctets ». 2 T, of a magnet, is "2 tons" and « 2 tonnes », as 2 t is.
#           2 F is "2 Fahrenheit" and °F the same in English, but in French both are farads: 68 °F is « 68 farads ». mm, mg, Mg and kN are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" four@npm:speech-rule-engine@4.1.5 five@npm:speech-rule-engine@5.0.0-rc.4
cat >speak.cjs <<'JS'
(async () => {
  for (const name of ["four", "five"]) {
    const engine = require(name);
    for (const locale of ["en", "fr"]) {
      await engine.setupEngine({ locale, domain: "clearspeak", modality: "speech" });
      const said = ["80 dB", "2 T", "2 t", "2 F", "68 °F", "2 mm", "2 Mg", "2 kN"].map((amount) => {
        const [number, unit] = amount.split(" ");
        return engine.toSpeech(`<math><mn>${number}</mn><mi mathvariant="normal" class="MathML-Unit">${unit}</mi></math>`);
      });
      console.log(`${engine.version} ${locale}: ${said.join(", ")}`);
    }
  }
})();
JS
seen=$(node speak.cjs)
echo "$seen"
[ "$seen" = '4.1.5 en: 80 decibytes, 2 tons, 2 tons, 2 Fahrenheit, 68 Fahrenheit, 2 millimeters, 2 megagrams, 2 kilonewtons
4.1.5 fr: 80 décioctets, 2 tonnes, 2 tonnes, 2 farads, 68 farads, 2 millimètres, 2 mégagrammes, 2 kilonewtons
5.0.0-rc.4 en: 80 decibytes, 2 tons, 2 tons, 2 Fahrenheit, 68 Fahrenheit, 2 millimeters, 2 megagrams, 2 kilonewtons
5.0.0-rc.4 fr: 80 décioctets, 2 tonnes, 2 tonnes, 2 farads, 68 farads, 2 millimètres, 2 mégagrammes, 2 kilonewtons' ]
