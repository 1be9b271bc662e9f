#!/usr/bin/env bash
# html-to-mrkdwn 3.0.0 and slackify-markdown 5.0.0 (npm) make messages for Slack, jira2md 3.0.1 makes Markdown of Jira's notation, and md-to-adf 0.6.4 Jira's
# document format of Markdown.
# Expected: the words and numbers of a table stay; a line break is one; +inserted+ and ~subscript~ end with the second sign at the end of a word (Jira's
#           text formatting notation: the signs stand around the words), and `*` between spaces is no emphasis (CommonMark 6.2).
# Seen:     html-to-mrkdwn returns an empty text for a table. slackify-markdown writes a backslash for a line break, which Slack shows. jira2md takes the plus
#           of the second deviation, or of the second telephone number, for the end of an insertion: both signs are gone, and what lies between is
#           underlined; two "~" for about make a subscript, and W_1_2 becomes W*1*2. md-to-adf drops the signs of 2 * 3 * 4 mm and W_1_2.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" html-to-mrkdwn@3.0.0 slackify-markdown@5.0.0 jira2md@3.0.1 md-to-adf@0.6.4
cat >write.mjs <<'JS'
import * as mrkdwn from "html-to-mrkdwn";
import jira from "jira2md";
import adf from "md-to-adf";
import * as slackify from "slackify-markdown";
const table = "<table><tr><th>Weld</th><th>mm</th></tr><tr><td>W1</td><td>12.5</td></tr></table>";
const html = mrkdwn.htmlToMrkdwn ?? mrkdwn.default.default ?? mrkdwn.default;
const slack = slackify.slackifyMarkdown ?? slackify.default;
console.log(`html-to-mrkdwn: ${JSON.stringify([html("<p>Walls</p>").text, html(table).text])}`);
console.log(`slackify-markdown: ${JSON.stringify(slack("W1: 12.5 mm  \nW2: 12.3 mm"))}`);
for (const text of ["+0.2 mm and +0.3 mm", "+216 00 000 000 or +216 00 000 001", "~12 mm and ~14 mm", "weld W_1_2"])
  console.log(`jira2md: ${text}: ${jira.to_markdown(text)}`);
for (const text of ["plates of 2 * 3 * 4 mm", "weld W_1_2"]) {
  const nodes = JSON.parse(JSON.stringify(adf(text))).content[0].content;
  console.log(`md-to-adf: ${text}: ${nodes.map(({ text, marks }) => (marks ? `<${text}>` : text)).join("|")}`);
}
JS
seen=$(node write.mjs)
echo "$seen"
[ "$seen" = 'html-to-mrkdwn: ["Walls",""]
slackify-markdown: "W1: 12.5 mm\\\nW2: 12.3 mm\n"
jira2md: +0.2 mm and +0.3 mm: <ins>0.2 mm and </ins>0.3 mm
jira2md: +216 00 000 000 or +216 00 000 001: <ins>216 00 000 000 or </ins>216 00 000 001
jira2md: ~12 mm and ~14 mm: <sub>12 mm and </sub>14 mm
jira2md: weld W_1_2: weld W*1*2
md-to-adf: plates of 2 * 3 * 4 mm: plates of 2 |< 3 >| 4 mm
md-to-adf: weld W_1_2: weld W|<1>|2' ]
