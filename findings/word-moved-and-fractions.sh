#!/usr/bin/env bash
# word-extractor 1.0.4, textract 2.5.0, any-text 1.2.0, officeparser 8.1.1 and mammoth 1.13.0 (npm) read a Word file: a limit that was moved to another
# paragraph while changes were tracked, and a formula.
# Expected: what moved is in its new place alone; the old one is as good as deleted (ECMA-376, part 1, section 17.13.5.22, moveFrom). The fraction 1/2
#           stays a fraction (22.1.2.36, f), in any notation, or the formula is left out with a message.
# Seen:     the first three keep the limit in both places, though they leave out what is deleted. word-extractor and textract make 12 mm of 1/2 mm;
#           any-text leaves the formula out, without a message, as mammoth does with one. officeparser writes \frac12.
# Needs python3. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/npm" "$folder/docx/_rels" "$folder/docx/word"
npm_packages "$folder/npm" word-extractor@1.0.4 textract@2.5.0 any-text@1.2.0 officeparser@8.1.1 mammoth@1.13.0
cd "$folder/docx"
office=http://schemas.openxmlformats.org
cat >'[Content_Types].xml' <<XML
<Types xmlns="$office/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
XML
cat >_rels/.rels <<XML
<Relationships xmlns="$office/package/2006/relationships"><Relationship Id="r" Type="$office/officeDocument/2006/relationships/officeDocument"
Target="word/document.xml"/></Relationships>
XML
words() { echo "<w:r><w:t xml:space=\"preserve\">$1</w:t></w:r>"; }
tracked='w:author="N. N." w:date="2026-11-29T08:00:00Z"'
sign() { echo "<m:$1><m:r><m:t>$2</m:t></m:r></m:$1>"; }
cat >word/document.xml <<XML
<w:document xmlns:w="$office/wordprocessingml/2006/main" xmlns:m="$office/officeDocument/2006/math"><w:body>
<w:p>$(words 'Welds: ')<w:moveFrom w:id="1" $tracked>$(words 'no cracks')</w:moveFrom>
<w:del w:id="2" $tracked><w:r><w:delText>no pores</w:delText></w:r></w:del></w:p>
<w:p>$(words 'Castings: ')<w:moveTo w:id="3" $tracked>$(words 'no cracks')</w:moveTo></w:p>
<w:p>$(words 'Gap: ')<m:oMath><m:f>$(sign num 1)$(sign den 2)</m:f></m:oMath>$(words ' mm')</w:p></w:body></w:document>
XML
python3 -m zipfile -c ../npm/report.docx ./*
cd ../npm
cat >read.cjs <<'JS'
const textract = require("textract");
const readers = {
  "word-extractor": async (file) => (await new (require("word-extractor"))().extract(file)).getBody(),
  textract: (file) => new Promise((read) => textract.fromFileWithPath(file, { preserveLineBreaks: true }, (_, text) => read(text))),
  "any-text": (file) => require("any-text").getText(file),
  officeparser: async (file) => (await require("officeparser").parseOffice(file)).content.map(({ text }) => text).join("\n"),
  mammoth: async (file) => (await require("mammoth").extractRawText({ path: file })).value,
};
(async () => {
  for (const [name, read] of Object.entries(readers)) console.log(`${name}:`, (await read("report.docx")).trim().replace(/\n+/g, " / "));
})();
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = 'word-extractor: Welds: no cracks / Castings: no cracks / Gap: 12 mm
textract: Welds: no cracks / Castings: no cracks / Gap: 12 mm
any-text: Welds: no cracksCastings: no cracksGap:  mm
officeparser: Welds:  / Castings: no cracks / Gap: \frac12 mm
mammoth: Welds:  / Castings: no cracks / Gap:  mm' ]
