#!/usr/bin/env bash
# snarkdown 2.0.0, nano-markdown 1.2.2 and markdown 0.5.0 (npm) make HTML of Markdown.
# Expected: "a literal asterisk" where spaces surround it (Gruber's Markdown syntax, Emphasis; CommonMark 0.31, 6.2), a heading only behind a `#` with a space
#           (CommonMark, 4.2), and brackets without an address as they are (CommonMark, 6.3). marked 18.2.1 does so.
# Seen:     a plate of 200 * 100 * 12 mm is one of 200 100 12 mm in all three, with 100 in italics: the signs are gone. snarkdown and markdown make a heading
#           of "#12 is accepted". snarkdown shows the backslash of `\*`, and links [1] to the page "undefined".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" snarkdown@2.0.0 nano-markdown@1.2.2 markdown@0.5.0 marked@18.2.1
cat >write.mjs <<'JS'
import { marked } from "marked";
import old from "markdown";
import nano from "nano-markdown";
import snarkdown from "snarkdown";
const writers = { marked, snarkdown, "nano-markdown": nano.default ?? nano, markdown: old.markdown.toHTML };
for (const text of ["A plate of 200 * 100 * 12 mm", "#12 is accepted", "5 \\* 920", "as in [1]"]) {
  console.log(text);
  for (const [name, write] of Object.entries(writers)) console.log(`  ${name}: ${write(text).trim()}`);
}
JS
seen=$(node write.mjs)
echo "$seen"
[ "$seen" = 'A plate of 200 * 100 * 12 mm
  marked: <p>A plate of 200 * 100 * 12 mm</p>
  snarkdown: A plate of 200 <em> 100 </em> 12 mm
  nano-markdown: <p>A plate of 200 <i> 100 </i> 12 mm</p>
  markdown: <p>A plate of 200 <em> 100 </em> 12 mm</p>
#12 is accepted
  marked: <p>#12 is accepted</p>
  snarkdown: <h1>12 is accepted</h1>
  nano-markdown: <p>#12 is accepted</p>
  markdown: <h1>12 is accepted</h1>
5 \* 920
  marked: <p>5 * 920</p>
  snarkdown: 5 \* 920
  nano-markdown: <p>5 * 920</p>
  markdown: <p>5 * 920</p>
as in [1]
  marked: <p>as in [1]</p>
  snarkdown: as in <a href="undefined">1</a>
  nano-markdown: <p>as in [1]</p>
  markdown: <p>as in [1]</p>' ]
