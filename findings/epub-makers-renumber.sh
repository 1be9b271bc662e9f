#!/usr/bin/env bash
# epub-gen-memory 1.1.2 and epub-gen 0.1.0 (npm) make books (EPUB 3) of HTML, here of clauses of a procedure.
# Expected: what HTML says with attributes: a list from 3, an item with value 5, the scope of a head, the value of a meter; and MathML and SVG with
#           their namespaces, without which XHTML has no formula and no drawing (EPUB 3.3, 6.1; MathML 3, 2.1.2).
# Seen:     both remove `start`, `reversed`, `value`, `scope`, `headers`, and all of SVG's attributes but a few: clause 5 is clause 1, and the drawing has no
#           size. Of <math> and <svg> they remove `xmlns`, so that a reader shows 10-3 on the line instead of 10 to the power of -3. They say nothing;
#           their READMEs do not, either.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" epub-gen-memory@1.1.2 epub-gen@0.1.0 jszip@3.10.2
cat >write.mjs <<'JS'
import { readFileSync } from "node:fs";
import Epub from "epub-gen";
import memory from "epub-gen-memory";
import zip from "jszip";
const data = `<ol start="3" reversed><li value="5">Weld</li></ol><table><tr><th scope="row">mm</th><td>12.5</td></tr></table><meter value="2" max="5">2</meter>
<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mn>10</mn><mn>-3</mn></msup></math>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text x="2" y="5">9</text></svg>`;
const book = { title: "Procedure", author: "N. N." };
const body = async (name, epub) => {
  const { files } = await zip.loadAsync(epub);
  const chapter = Object.keys(files).find((file) => /\/0_.*html$/.test(file));
  console.log(`${name}: ${(await files[chapter].async("string")).replace(/^.*(?=<ol)/s, "").replace(/\s*<\/body>.*/s, "")}`);
};
await body("epub-gen-memory", await (memory.default ?? memory)(book, [{ title: "Clauses", content: data }]));
await new Epub({ ...book, content: [{ title: "Clauses", data }], version: 3, verbose: false }, "book.epub").promise;
await body("epub-gen", readFileSync("book.epub"));
JS
seen=$(node write.mjs | sed -n '/^epub-gen.*: /,/svg>$/p' | grep -v '^Zipping\|^Done')
echo "$seen"
[ "$seen" = 'epub-gen-memory: <ol><li>Weld</li></ol><table><tr><th>mm</th><td>12.5</td></tr></table><meter>2</meter>
<math><msup><mn>10</mn><mn>-3</mn></msup></math>
<svg><text>9</text></svg>
epub-gen: <ol><li>Weld</li></ol><table><tr><th>mm</th><td>12.5</td></tr></table><meter>2</meter>
<math><msup><mn>10</mn><mn>-3</mn></msup></math>
<svg><text>9</text></svg>' ]
