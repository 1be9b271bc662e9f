#!/usr/bin/env bash
# xmlbuilder2 4.0.3, simple-xml-to-json 1.2.7 and xml-parser 1.2.1 (npm) make objects of XML, here of a limit in a report.
# Expected: "< 0.5 mm" of each form that XML has for it: `&lt;`, `&#60;`, and `<![CDATA[`; "R&D" of `R&amp;D`, and all that follows (XML 1.0, 2.4, 2.7 and
#           4.6: a processor resolves them).
# Seen:     xmlbuilder2 gives `&lt; 0.5 mm`, also for `&#60;`, and `R&amp;D`, which a page then shows so; only its nodes have the text. The other two
#           leave `&#181;` as well. simple-xml-to-json takes CDATA for an element: the limit becomes 0, and 12.5 the name of a value. xml-parser drops what
#           follows a word in bold, or CDATA, to the end of the document. None of them reports anything. xml2js 0.6.2 is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" xmlbuilder2@4.0.3 simple-xml-to-json@1.2.7 xml-parser@1.2.1 xml2js@0.6.2
cat >read.mjs <<'JS'
import parse from "xml-parser";
import simple from "simple-xml-to-json";
import { parseStringPromise } from "xml2js";
import { convert } from "xmlbuilder2";
const readers = {
  xml2js: (xml) => parseStringPromise(xml),
  xmlbuilder2: (xml) => convert(xml, { format: "object" }),
  "simple-xml-to-json": (xml) => simple.convertXML(xml),
  "xml-parser": (xml) => { const texts = ({ name, content, children }) => ({ [name]: content || children.map(texts) }); return texts(parse(xml).root); },
};
for (const xml of [
  "<r><limit>&lt; 0.5 mm</limit><by>R&amp;D</by></r>",
  "<r><limit>&#60; 20 &#181;m</limit></r>",
  "<r><limit><![CDATA[< 0.5 mm]]></limit><mm>12.5</mm></r>",
  "<r><limit>Pores of <b>0.5</b> mm</limit><mm>12.5</mm></r>",
]) {
  console.log(xml);
  for (const [name, read] of Object.entries(readers)) console.log(`  ${name}: ${JSON.stringify(await read(xml))}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '<r><limit>&lt; 0.5 mm</limit><by>R&amp;D</by></r>
  xml2js: {"r":{"limit":["< 0.5 mm"],"by":["R&D"]}}
  xmlbuilder2: {"r":{"limit":"&lt; 0.5 mm","by":"R&amp;D"}}
  simple-xml-to-json: {"r":{"children":[{"limit":{"content":"&lt; 0.5 mm"}},{"by":{"content":"R&amp;D"}}]}}
  xml-parser: {"r":[{"limit":"&lt; 0.5 mm"},{"by":"R&amp;D"}]}
<r><limit>&#60; 20 &#181;m</limit></r>
  xml2js: {"r":{"limit":["< 20 µm"]}}
  xmlbuilder2: {"r":{"limit":"&lt; 20 µm"}}
  simple-xml-to-json: {"r":{"children":[{"limit":{"content":"&#60; 20 &#181;m"}}]}}
  xml-parser: {"r":[{"limit":"&#60; 20 &#181;m"}]}
<r><limit><![CDATA[< 0.5 mm]]></limit><mm>12.5</mm></r>
  xml2js: {"r":{"limit":["< 0.5 mm"],"mm":["12.5"]}}
  xmlbuilder2: {"r":{"limit":{"$":"< 0.5 mm"},"mm":"12.5"}}
  simple-xml-to-json: {"r":{"children":[{"limit":{"children":[{"":{"![CDATA[":"0",".5 mm]]":"limit","12.5":"r"}}]}}]}}
  xml-parser: {"r":[{"limit":[]}]}
<r><limit>Pores of <b>0.5</b> mm</limit><mm>12.5</mm></r>
  xml2js: {"r":{"limit":[{"_":"Pores of  mm","b":["0.5"]}],"mm":["12.5"]}}
  xmlbuilder2: {"r":{"limit":{"#1":"Pores of ","b":"0.5","#2":" mm"},"mm":"12.5"}}
  simple-xml-to-json: {"r":{"children":[{"limit":{"children":[{"content":"Pores of "},{"b":{"content":"0.5"}},{"content":" mm"}]}},{"mm":{"content":"12.5"}}]}}
  xml-parser: {"r":[{"limit":"Pores of "}]}' ]
