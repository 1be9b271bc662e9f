#!/usr/bin/env bash
# xliff 6.4.0 (npm) reads and writes translations in XLIFF 2.0.
# Expected: a unit has one or more segments, each with a source and a target (XLIFF 2.0, sections 4.2.2.5 and 4.2.2.6), as a tool writes them that has
#           divided a paragraph into sentences. All of them are read, or the file is refused.
# Seen:     only the last segment of a unit is read, without a message: that pores above 2 mm are refused is gone, in both languages, and in
#           the file that xliff writes again. Units with one segment are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" xliff@6.4.0
cat >limits.xlf <<'XML'
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
<file id="limits">
<unit id="one"><segment><source>Cracks are refused.</source><target>Les fissures sont refusées.</target></segment></unit>
<unit id="two">
<segment id="s1"><source>Pores above 2 mm are refused.</source><target>Les pores de plus de 2 mm sont refusés.</target></segment>
<ignorable><source> </source></ignorable>
<segment id="s2"><source>Others are allowed.</source><target>Les autres sont admis.</target></segment>
</unit>
</file>
</xliff>
XML
cat >read.cjs <<'JS'
const { readFileSync } = require("node:fs");
const { xliff2js, js2xliff } = require("xliff");
(async () => {
  const read = await xliff2js(readFileSync("limits.xlf", "utf8"));
  for (const [id, { source, target }] of Object.entries(read.resources.limits)) console.log(`${id}: ${source} | ${target}`);
  console.log(`written again: ${(await js2xliff(read)).match(/<segment>/g).length} segments`);
})();
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'one: Cracks are refused. | Les fissures sont refusées.
two: Others are allowed. | Les autres sont admis.
written again: 2 segments' ]
