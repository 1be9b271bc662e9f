#!/usr/bin/env bash
# docx2txt 1.4 (Debian 12) reads Word files, packed by Python's zipfile: paragraphs, a table, formulas, and signs.
# Expected: paragraphs and cells are apart from each other, whether w:p has attributes, as Word writes it, or none, as it is with python-docx: all are
#           optional (ECMA-376-1, 17.3.1.22). The fraction 1/2 is not 12 (Office Math, 22.1.2.36). µ from the font Symbol (w:sym, 17.3.3.30), as
#           Word's dialog of symbols inserts it, is kept, or shown as missing. &#8722; is a minus sign (XML 1.0, 4.1).
# Seen:     paragraphs without attributes become one word: of 12,5 and 20 in two paragraphs it makes 12,520, and of the cells 5920 and 3230 59203230. 1/2 is
#           12, 20 µm becomes 20 m, and &#8722;0,2 stays as it is in the file. No message comes. With attributes, paragraphs are apart, and the sign −
#           itself is kept.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" docx2txt=1.4-5 unzip
cd "$folder"
cat >pack.py <<'PY'
import zipfile

package = "http://schemas.openxmlformats.org/package/2006"
office = "http://schemas.openxmlformats.org/officeDocument/2006"
word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


def run(text):
    return f"<w:r><w:t xml:space=\"preserve\">{text}</w:t></w:r>"


def paragraphs(*contents, attributes=""):
    return "".join(f"<w:p{attributes}>{content}</w:p>" for content in contents)


def table(*texts):
    cells = "".join(f'<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>{paragraphs(run(text))}</w:tc>' for text in texts)
    return f'<w:tbl><w:tblPr/><w:tblGrid>{len(texts) * "<w:gridCol/>"}</w:tblGrid><w:tr>{cells}</w:tr></w:tbl>' + paragraphs("")


def write(name, body):
    with zipfile.ZipFile(name, "w") as file:
        file.writestr("[Content_Types].xml", f'<Types xmlns="{package}/content-types"><Default Extension="rels" '
                      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
                      f'<Override PartName="/word/document.xml" ContentType="{word}"/></Types>')
        file.writestr("_rels/.rels", f'<Relationships xmlns="{package}/relationships"><Relationship Id="rId1" '
                      f'Type="{office}/relationships/officeDocument" Target="word/document.xml"/></Relationships>')
        file.writestr("word/document.xml", '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
                      f'xmlns:m="{office}/math"><w:body>{body}</w:body></w:document>')


half = "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>"
revision = ' w:rsidR="00000001"'
write("apart.docx", paragraphs(run("12,5"), run("20"), attributes=revision))
write("joined.docx", paragraphs(run("12,5"), run("20")))
write("table.docx", table(5920, 3230))
write("formula.docx", paragraphs(half))
write("symbol.docx", paragraphs(run("20 ") + '<w:r><w:sym w:font="Symbol" w:char="F06D"/></w:r>' + run("m")))
write("minus.docx", paragraphs(run("−0,2 &#8722;0,2")))
PY
python3 pack.py
for name in apart joined table formula symbol minus; do echo "$name: $(docx2txt "$name.docx" - | xargs)"; done | tee seen
[ "$(cat seen)" = 'apart: 12,5 20
joined: 12,520
table: 59203230
formula: 12
symbol: 20 m
minus: −0,2 &#8722;0,2' ]
