#!/usr/bin/env bash
# Converters of HTML to Markdown on tables that HTML allows: node-html-markdown 2.0.0, mdream 1.7.2, turndown 7.2.5 with turndown-plugin-gfm 1.0.2,
# and html-to-markdown 3.7.2 (@kreuzberg/html-to-markdown-node), all from npm.
# Expected: a value stays below its own head when the first cell of its line spans two lines, and `</td>` and `</tr>` may be left out.
# Seen:     "cast iron" spans two lines, `Material | m/s`: in the second, the first three write its speed below "Material". Without the end tags,
#           html-to-markdown keeps the first cell of the table alone, and node-html-markdown makes one line of head cells of it all.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" node-html-markdown@2.0.0 mdream@1.7.2 turndown@7.2.5 turndown-plugin-gfm@1.0.2 @kreuzberg/html-to-markdown-node@3.7.2
cat >run.mjs <<'JS'
import kreuzberg from "@kreuzberg/html-to-markdown-node";
import { htmlToMarkdown } from "mdream";
import { NodeHtmlMarkdown } from "node-html-markdown";
import Turndown from "turndown";
import { gfm } from "turndown-plugin-gfm";
const turndown = new Turndown();
turndown.use(gfm);
const converters = {
  "node-html-markdown": (html) => NodeHtmlMarkdown.translate(html),
  mdream: (html) => htmlToMarkdown(html),
  turndown: (html) => turndown.turndown(html),
  "html-to-markdown": (html) => kreuzberg.convert(html).content,
};
const spanned =
  "<table><thead><tr><th>Material</th><th>m/s</th></tr></thead>" +
  "<tbody><tr><th rowspan=2>cast iron</th><td>3500</td></tr><tr><td>5600</td></tr></tbody></table>";
const open = "<table><tr><th>Material<th>m/s<tr><td>steel<td>5920</table>";
const seen = Object.entries(converters).map(([name, convert]) => {
  const [first, second] = [convert(spanned), convert(open)];
  console.log(`${name}\n${first}\n\n${second}\n`);
  return [/^\| 5600/m.test(first) ? "shifted" : "right", /^\| steel +\| 5920 +\|/m.test(second) ? "right" : "spoilt"].join();
});
process.exit(seen.join("|") === "shifted,spoilt|shifted,right|shifted,right|right,spoilt" ? 0 : 1);
JS
node run.mjs
