#!/usr/bin/env bash
# @extractus/article-extractor 9.0.1 and unfluff 3.2.0 (npm) take the article out of a page, for feeds, reading lists and language models.
# Expected: the words of the article stay, at least as plain text: those of <dt> and <caption> as those of <dd> and <td>, and all words of a sentence.
# Seen:     both delete some elements with their words, without a message. Of a list of terms article-extractor keeps "8 to 250 mm", but not of what;
#           it drops captions and addresses, and finds no article in a <main> that is in a <div>. In sentences both drop <time>, <bdi> (a
#           telephone number), <q>, <kbd>, <mark>, <dfn>, <data> and <var>, and unfluff <abbr>, <small> and <sub>, too: "Call us at until." for
#           "Call us at 71 000 000 until 17:00.", and HO for H<sub>2</sub>O.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" @extractus/article-extractor@9.0.1 unfluff@3.2.0
cat >run.mjs <<'JS'
import { extractFromHtml } from "@extractus/article-extractor";
import unfluff from "unfluff";
const long = "<p>The probe sends waves into the steel, and their echoes tell where a defect of the weld is, and how long, after a calibration.</p>";
const blocks = {
  dt: "<dl><dt>WORD</dt><dd>8 to 250 mm</dd></dl>",
  dd: "<dl><dt>Range</dt><dd>WORD</dd></dl>",
  caption: "<table><caption>WORD</caption><tr><td>12.5 mm</td></tr></table>",
  td: "<table><tr><td>WORD</td></tr></table>",
  address: "<address>WORD</address>",
};
const inline = {};
for (const tag of ["em", "code", "time", "bdi", "q", "kbd", "mark", "dfn", "data", "var", "abbr", "small", "sub"])
  inline[tag] = `<p>When you are on the site with the steel, call us at <${tag}>WORD</${tag}> until it is closed.</p>`;
const page = (part) =>
  `<!doctype html><html lang="en"><head><title>Testing of welds</title></head><body><article><h1>Testing of welds</h1>${long.repeat(3)}${part}${long}</article></body></html>`;
const dropped = async (parts, extract) => {
  const lost = [];
  for (const [tag, part] of Object.entries(parts)) if (!(await extract(page(part))).includes("WORD")) lost.push(tag);
  return lost.join();
};
const inMain = page("").replace(/<article>(.*)<\/article>/, "<div><main><section>$1</section></main></div>");
const found = [inMain, inMain.replaceAll("main>", "div>")].map((html) => extractFromHtml(html, "https://example.com/page"));
const seen = [
  `article-extractor: ${await dropped({ ...blocks, ...inline }, async (html) => (await extractFromHtml(html, "https://example.com/page")).content)}`,
  `in <main>: ${await found[0]}, in <div>: ${(await found[1]).title}`,
  `unfluff: ${await dropped(inline, (html) => unfluff(html, "en").text)}`,
].join("; ");
console.log(seen);
const both = "time,bdi,q,kbd,mark,dfn,data,var";
process.exit(seen === `article-extractor: dt,caption,address,${both}; in <main>: null, in <div>: Testing of welds; unfluff: ${both},abbr,small,sub` ? 0 : 1);
JS
node run.mjs
