#!/usr/bin/env bash
# sentence-splitter 5.0.1 (of textlint), sbd 1.0.19, wink-nlp-utils 2.1.0 and compromise 14.17.0 (npm) split a technical text into its sentences, to
# check their length, to translate them, or to read them aloud.
# Expected: a sentence may end in a number, a unit or a percentage; the next one begins with a capital. `Intl.Segmenter` of Node 24 finds all.
# Seen:     of "ISO 9712. The report" sentence-splitter makes one sentence, as after each number; sbd does so after "12 m." and "50 %.",
#           wink-nlp-utils after "12 m.", "20 °C." and "5 m³/h.", and compromise after "12 m.". Whoever counts words per sentence finds some
#           too long that are short. wink-nlp-utils also takes the no-break spaces out of the text.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" sentence-splitter@5.0.1 sbd@1.0.19 wink-nlp-utils@2.1.0 compromise@14.17.0
cat >run.mjs <<'JS'
import nlp from "compromise";
import sbd from "sbd";
import { split } from "sentence-splitter";
import wink from "wink-nlp-utils";
const pairs = ["The test of the weld follows ISO 9712. The report tells how.", "The probe is shown in figure 3. The echoes are below it."];
pairs.push("The first of the tubes is long: 12 m. The other one is wide.", "Of the welds we have seen 50 %. The others come later.");
pairs.push("The steel is tested at a temperature of 20 °C. The air is dry.", "The water flows at a rate of 5 m³/h. The pump runs.");
const splitters = {
  "sentence-splitter": (text) => split(text).filter(({ type }) => type === "Sentence"),
  sbd: (text) => sbd.sentences(text),
  "wink-nlp-utils": (text) => wink.string.sentences(text),
  compromise: (text) => nlp(text).sentences().out("array"),
  "Intl.Segmenter": (text) => [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)],
};
const joined = (sentences) => pairs.filter((pair) => sentences(pair).length === 1).map((pair) => /(\S+|\d+ \S+)\. /.exec(pair)[1]);
const seen = Object.entries(splitters).map(([name, sentences]) => `${name}: ${joined(sentences).join()}`);
seen.push(`no-break spaces: ${wink.string.sentences("Oui\u00a0! Non\u00a0!").join("|")}`);
console.log(seen.join("\n"));
const expected = `sentence-splitter: 9712,3; sbd: 12 m,50 %; wink-nlp-utils: 12 m,20 °C,5 m³/h; compromise: 12 m; Intl.Segmenter: ; no-break spaces: Oui!|Non!`;
process.exit(seen.join("; ") === expected ? 0 : 1);
JS
node run.mjs
