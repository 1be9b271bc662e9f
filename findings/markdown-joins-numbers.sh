#!/usr/bin/env bash
# Four converters of HTML to Markdown, through which pages reach notes and language models: rehype-remark 10.0.1, node-html-markdown 2.0.0,
# html-to-markdown 3.7.2 (@kreuzberg/html-to-markdown-node) and mdream 1.7.2, all from npm.
# Expected: two numbers that stand below each other in a cell of a table stay two: "5920 3230" or "5920<br>3230".
# Seen:     "59203230": of two paragraphs in rehype-remark and node-html-markdown, of two items of a list in node-html-markdown and
#           html-to-markdown, of <br> in node-html-markdown. And mdream drops an element that holds only a space: "ISO<span> </span>9001" becomes
#           "ISO9001". Outside of tables the first three keep the numbers apart.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" rehype-remark@10.0.1 rehype-parse@9.0.1 remark-gfm@4.0.1 remark-stringify@11.0.0 unified@11.0.5 \
	node-html-markdown@2.0.0 mdream@1.7.2 @kreuzberg/html-to-markdown-node@3.7.2
cat >run.mjs <<'JS'
import kreuzberg from "@kreuzberg/html-to-markdown-node";
import { htmlToMarkdown } from "mdream";
import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
const remark = unified().use(rehypeParse).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const converters = {
  "rehype-remark": (html) => String(remark.processSync(html)),
  "node-html-markdown": (html) => NodeHtmlMarkdown.translate(html),
  "html-to-markdown": (html) => kreuzberg.convert(html).content,
  mdream: (html) => htmlToMarkdown(html),
};
const inCell = (cell) => `<table><thead><tr><th>m/s</th></tr></thead><tbody><tr><td>${cell}</td></tr></tbody></table>`;
const inputs = {
  paragraphs: inCell("<p>5920</p><p>3230</p>"),
  items: inCell("<ul><li>5920</li><li>3230</li></ul>"),
  break: inCell("5920<br>3230"),
  "no table": "<p>5920</p><p>3230</p><ul><li>5920</li><li>3230</li></ul><p>5920<br>3230</p>",
  space: "<p>ISO<span> </span>9001</p>",
};
const seen = Object.entries(converters).map(([name, convert]) => {
  const joined = Object.keys(inputs).filter((input) => /59203230|ISO9001/.test(convert(inputs[input])));
  return `${name}: ${joined.join(", ") || "none"}`;
});
console.log(`joined in\n${seen.join("\n")}`);
process.exit(
  seen.join("|") ===
    "rehype-remark: paragraphs|node-html-markdown: paragraphs, items, break|html-to-markdown: items|mdream: space"
    ? 0
    : 1,
);
JS
node run.mjs
