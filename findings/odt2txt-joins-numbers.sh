#!/usr/bin/env bash
# odt2txt 0.5 (Debian 12) reads a report in OpenDocument (ODT), packed by Python's zipfile.
# Expected: <text:s/> is a space, <text:s text:c="3"/> three (OpenDocument 1.2, part 1, 6.1.3). &#8722; is the minus sign (XML 1.0, 4.1), and &amp;lt; the
#           four signs &lt; of a text about HTML, not an angle bracket.
# Seen:     these spaces are lost: 5<text:s/>920 m/s becomes 5920 m/s, and two columns of figures one number. &#8722;0,2 stays as it is in the file. &lt; is
#           decoded twice. A plain space, <text:tab/>, and the sign itself, are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" odt2txt=0.5-7
cd "$folder"
export LC_ALL=C.UTF-8
cat >pack.py <<'PY'
import zipfile

names = "urn:oasis:names:tc:opendocument:xmlns:"
office = f'xmlns:office="{names}office:1.0" xmlns:text="{names}text:1.0" office:version="1.2"'
lines = ["5<text:s/>920 m/s", '5920<text:s text:c="3"/>3230', "5 920 m/s", "5920<text:tab/>3230", "&#8722;0,2 mm", "\u22120,2 mm", "&amp;lt;br>"]
content = "".join(f"<text:p>{line}</text:p>" for line in lines)
manifest = f"""<manifest:manifest xmlns:manifest="{names}manifest:1.0" manifest:version="1.2">
<manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>"""
with zipfile.ZipFile("report.odt", "w") as file:
    file.writestr("mimetype", "application/vnd.oasis.opendocument.text")
    file.writestr("content.xml", f"<office:document-content {office}><office:body><office:text>{content}</office:text></office:body></office:document-content>")
    file.writestr("META-INF/manifest.xml", manifest)
PY
python3 pack.py
odt2txt.odt2txt report.odt | grep . | tee seen
[ "$(cat seen)" = '5920 m/s
59203230
5 920 m/s
5920  3230
&#8722;0,2 mm
−0,2 mm
<br>' ]
