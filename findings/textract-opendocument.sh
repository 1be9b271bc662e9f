#!/usr/bin/env bash
# textract 2.5.0 and officeparser 8.1.1 (npm) read a report and a table in OpenDocument, as LibreOffice writes them.
# Expected: what was deleted while changes are tracked is no text (OpenDocument 1.2, section 5.5.4); a tab and a line break divide words (6.1.4 and
#           6.1.5); number-columns-repeated="2" are two cells of the same value (section 19.675).
# Seen:     textract begins the report with the limit that was deleted, 12; it makes 59203230 of two speeds with a tab between them, and 5mm6mm of
#           two lines. It counts repeated cells once, so that 5 % stands below another head. officeparser reads all right.
# Needs python3. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" textract@2.5.0 officeparser@8.1.1
urn=urn:oasis:names:tc:opendocument
open_document() { # FILE TYPE BODY
	mkdir META-INF
	printf 'application/vnd.oasis.opendocument.%s' "$2" >mimetype
	cat >META-INF/manifest.xml <<-XML
		<manifest:manifest xmlns:manifest="$urn:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/"
		manifest:media-type="application/vnd.oasis.opendocument.$2"/><manifest:file-entry manifest:full-path="content.xml"
		manifest:media-type="text/xml"/></manifest:manifest>
	XML
	cat >content.xml <<-XML
		<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="$urn:xmlns:office:1.0" xmlns:text="$urn:xmlns:text:1.0"
		xmlns:table="$urn:xmlns:table:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2"><office:body>
		$3</office:body></office:document-content>
	XML
	python3 -m zipfile -c "$1" mimetype META-INF content.xml
	rm -r mimetype META-INF content.xml
}
open_document report.odt text '<office:text><text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info>
<dc:creator>N. N.</dc:creator><dc:date>2026-11-29T08:00:00</dc:date></office:change-info><text:p>12</text:p></text:deletion></text:changed-region>
</text:tracked-changes><text:p>Limit <text:change text:change-id="c1"/>5 mm</text:p><text:p>5920<text:tab/>3230</text:p>
<text:p>5mm<text:line-break/>6mm</text:p></office:text>'
cell() { echo "<table:table-cell office:value-type=\"string\"$2><text:p>$1</text:p></table:table-cell>"; }
open_document table.ods spreadsheet "<office:spreadsheet><table:table table:name=\"T\"><table:table-column table:number-columns-repeated=\"3\"/>
<table:table-row>$(cell begin '')$(cell end '')$(cell share '')</table:table-row>
<table:table-row>$(cell UT ' table:number-columns-repeated="2"')$(cell '5 %' '')</table:table-row></table:table></office:spreadsheet>"
cat >read.cjs <<'JS'
const textract = require("textract");
const { parseOffice } = require("officeparser");
(async () => {
  for (const file of ["report.odt", "table.ods"]) {
    console.log("textract", await new Promise((read) => textract.fromFileWithPath(file, { preserveLineBreaks: true }, (_, text) => read([text]))));
    const blocks = (await parseOffice(file)).content;
    const rows = blocks.flatMap(({ type, text, children }) => (type === "sheet" ? children.map((row) => row.children.map((cell) => cell.text).join()) : [text]));
    console.log("officeparser", rows);
  }
})();
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = "textract [ '12\\nLimit 5 mm\\n59203230\\n5mm6mm' ]
officeparser [ 'Limit 5 mm', '5920\\t3230', '5mm\\n6mm' ]
textract [ 'begin,end,share\\nUT,5 %,\\n' ]
officeparser [ 'begin,end,share', 'UT,UT,5 %' ]" ]
