#!/usr/bin/env bash
# rss-parser 3.13.0, @extractus/feed-extractor 8.0.3 and feedparser 2.6.0 (npm) read a valid Atom feed.
# Expected: the words of XHTML stay in their order (RFC 4287, section 3.1.1.3), also in a title; `&lt;` in HTML is a sign in its text (3.1.1.2);
#           ids are compared character by character (4.2.6.1); the link of an entry is the one that is "alternate" (4.2.7.2).
# Seen:     rss-parser writes the elements of a paragraph behind all its text, so that 10⁻³ mbar and 5 mm lose their numbers, and gives an object for
#           a title. feed-extractor makes one id, 2026.1, of 2026.1 and 2026.10, drops the title and the text in XHTML, ends "Pores < 2 mm, cracks" at
#           the sign, and gives the address of the enclosed PDF as that of the entry. feedparser does all right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 feedparser@2.6.0
cat >feed.xml <<'XML'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title><id>tag:example.com,2026:notes</id><updated>2026-11-29T08:00:00+01:00</updated>
<author><name>N. N.</name></author><link rel="self" href="https://example.com/feed.xml"/>
<entry><id>2026.1</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Leak of 10<sup>-3</sup> mbar</div></title>
<updated>2026-11-29T08:00:00+01:00</updated><link rel="enclosure" href="https://example.com/1.pdf"/><link rel="alternate" href="https://example.com/1"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Leak of 10<sup>-3</sup> mbar and <b>5</b> mm.</p></div></content></entry>
<entry><id>2026.10</id><title>Pores</title><updated>2026-11-29T08:00:00+01:00</updated><link rel="alternate" href="https://example.com/10"/>
<content type="html">&lt;p>Pores &amp;lt; 2 mm, cracks&lt;/p></content></entry></feed>
XML
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { extractFromXml } from "@extractus/feed-extractor";
import FeedParser from "feedparser";
import Parser from "rss-parser";
const xml = readFileSync("feed.xml", "utf8");
const say = (name, entry, text) => console.log(`${name}: ${entry.id ?? entry.guid} ${entry.link} ${JSON.stringify(entry.title)}\n  (${text})`);
for (const entry of (await new Parser().parseString(xml)).items) say("rss-parser", entry, entry.contentSnippet);
for (const entry of extractFromXml(xml).entries) say("feed-extractor", entry, entry.description);
const parser = new FeedParser();
parser.on("data", (entry) => say("feedparser", entry, entry.description.replace(/<\/?(?!sup)\w+[^>]*>/g, "")));
parser.end(xml);
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'rss-parser: 2026.1 https://example.com/1 {"$":{"type":"xhtml"},"div":[{"_":"Leak of 10 mbar","$":{"xmlns":"http://www.w3.org/1999/xhtml"},"sup":["-3"]}]}
  (Leak of 10 mbar and  mm.-35)
rss-parser: 2026.10 https://example.com/10 "Pores"
  (Pores < 2 mm, cracks)
feed-extractor: 2026.1 https://example.com/1.pdf ""
  ()
feed-extractor: 2026.1 https://example.com/10 "Pores"
  (Pores)
feedparser: 2026.1 https://example.com/1 "Leak of 10-3 mbar"
  (Leak of 10<sup>-3</sup> mbar and 5 mm.)
feedparser: 2026.10 https://example.com/10 "Pores"
  (Pores &lt; 2 mm, cracks)' ]
