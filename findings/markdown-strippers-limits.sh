#!/usr/bin/env bash
# remove-markdown 0.7.0, markdown-to-text 0.1.1 and strip-markdown 6.0.0 (npm) make plain text of Markdown, for previews and search.
# Expected: all words stay. A tag begins with a letter, so that "<0.5" is none (CommonMark 0.31.2, section 6.6), and a number with a point within a
#           paragraph begins a list only if it is 1 (section 5.3).
# Seen:     the first two drop all from "<" to the next ">", so that "Pores <0.5 mm are allowed, pores >2 mm are not." is "Pores 2 mm are not.", and drop
#           the number of a standard, or a year, at the beginning of a line. strip-markdown keeps both
#           (remark writes its text as Markdown, with `\.`).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" remove-markdown@0.7.0 markdown-to-text@0.1.1 strip-markdown@6.0.0 remark@15.0.1
cat >strip.mjs <<'JS'
import { createRequire } from "node:module";
import { remark } from "remark";
import stripMarkdown from "strip-markdown";
const require = createRequire(import.meta.url);
const strippers = {
  "remove-markdown": require("remove-markdown"),
  "markdown-to-text": require("markdown-to-text").default,
  "strip-markdown": (text) => String(remark().use(stripMarkdown).processSync(text)).trim(),
};
for (const text of ["Pores <0.5 mm are allowed, pores >2 mm are not.", "Our staff is certified by ISO\n9712. No defect was found.", "Pores < 2 mm"])
  for (const [name, strip] of Object.entries(strippers)) console.log(`${name}: ${strip(text).replace("\n", " / ")}`);
JS
seen=$(node strip.mjs)
echo "$seen"
[ "$seen" = 'remove-markdown: Pores 2 mm are not.
markdown-to-text: Pores 2 mm are not.
strip-markdown: Pores <0.5 mm are allowed, pores >2 mm are not.
remove-markdown: Our staff is certified by ISO / No defect was found.
markdown-to-text: Our staff is certified by ISO / No defect was found.
strip-markdown: Our staff is certified by ISO / 9712\. No defect was found.
remove-markdown: Pores < 2 mm
markdown-to-text: Pores < 2 mm
strip-markdown: Pores < 2 mm' ]
