#!/usr/bin/env bash
# word-extractor 1.0.4, officeparser 7.8.0, any-text 1.2.0, textract 2.5.0 (npm); python3-docx 0.8.11, docx2txt 1.4 (Debian 12).
# They read the text of a Word file in which the author has protected the number of a standard with a no-break hyphen
# (Ctrl+Shift+hyphen; `<w:noBreakHyphen/>` in the file), and allowed a division with an optional one (`<w:softHyphen/>`).
# Expected: "ISO 17636-1" keeps its hyphen (any kind), "ultrasons" stays one word.
# Seen:     the first five return "ISO 176361", the number of no standard. docx2txt keeps that hyphen, but writes "ultra - sons".
#           All six drop a sign of the font Symbol (`<w:sym/>`), here ≥. mammoth 1.13.0 reads all three right.
# Needs python3. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/npm" "$folder/docx/_rels" "$folder/docx/word"
npm_packages "$folder/npm" word-extractor@1.0.4 officeparser@7.8.0 any-text@1.2.0 textract@2.5.0 mammoth@1.13.0
cd "$folder/docx"
office=http://schemas.openxmlformats.org
cat >'[Content_Types].xml' <<XML
<Types xmlns="$office/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
XML
cat >_rels/.rels <<XML
<Relationships xmlns="$office/package/2006/relationships"><Relationship Id="r" Type="$office/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>
XML
cat >word/document.xml <<XML
<w:document xmlns:w="$office/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>ISO 17636</w:t><w:noBreakHyphen/><w:t>1, </w:t></w:r><w:r><w:sym w:font="Symbol" w:char="F0B3"/><w:t xml:space="preserve"> 12 mm, ultra</w:t><w:softHyphen/><w:t>sons</w:t></w:r></w:p></w:body></w:document>
XML
python3 -m zipfile -c "$folder/npm/a.docx" '[Content_Types].xml' _rels word
cd "$folder/npm"
cat >read.mjs <<'JS'
const { default: WordExtractor } = await import("word-extractor");
const office = await import("officeparser");
const { default: anyText } = await import("any-text");
const { default: textract } = await import("textract");
const { default: mammoth } = await import("mammoth");
const readers = {
  "word-extractor": async () => (await new WordExtractor().extract("a.docx")).getBody(),
  officeparser: async () => (await (office.parseOffice ?? office.default.parseOffice)("a.docx")).toText(),
  "any-text": () => anyText.getText("a.docx"),
  textract: () => new Promise((done, failed) => textract.fromFileWithPath("a.docx", (error, text) => (error ? failed(error) : done(text)))),
  mammoth: async () => (await mammoth.extractRawText({ path: "a.docx" })).value,
};
for (const [name, read] of Object.entries(readers))
  console.log(`${name}: ${(await read()).trim().replaceAll("\u2011", "-").replaceAll("\u00ad", "")}`);
JS
node read.mjs 2>/dev/null | tee "$folder/seen"
debian_packages "$folder/root" python3-docx=0.8.11+dfsg1-5 docx2txt=1.4-5
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
python3 -c 'import docx; print("python-docx:", docx.Document("a.docx").paragraphs[0].text)' | tee -a "$folder/seen"
echo "docx2txt: $(docx2txt a.docx - | head -n 1)" | tee -a "$folder/seen"
[ "$(cat "$folder/seen")" = "word-extractor: ISO 176361,  12 mm, ultrasons
officeparser: ISO 176361,  12 mm, ultrasons
any-text: ISO 176361,  12 mm, ultrasons
textract: ISO 176361, 12 mm, ultrasons
mammoth: ISO 17636-1, ≥ 12 mm, ultrasons
python-docx: ISO 176361,  12 mm, ultrasons
docx2txt: ISO 17636-1,  12 mm, ultra - sons" ]
