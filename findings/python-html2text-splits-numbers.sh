#!/usr/bin/env bash
# Python's html2text 2020.1.16 (Debian 12) makes Markdown of paragraphs in a page; cmark 0.30.2 reads it.
# Expected: the same text: 12.<b>5</b> mm, with the changed digit in bold type, is 12.5 mm, and Markdown can write it so: `12.**5** mm`. A
#           paragraph "> 2 mm" is no quotation: its ">" has to be escaped, as html2text does with "- 0.2", and, with `escape_snob`, with "# 12".
# Seen:     it puts spaces around bold and italic letters within a word or number: 12.5 mm becomes item 12 of a list, "5 mm", 2026-03
#           "20 26 -03", and Rp0.2 "R p0.2". "> 2 mm: refused" becomes a quotation "2 mm: refused", also with `escape_snob`, so that its sign is gone.
#           Whole words in bold are right. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-html2text=2020.1.16-2 python3 cmark=0.30.2-6
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" LC_ALL=C
cat >"$folder/convert.py" <<'PY'
import subprocess
import html2text
for page in ["<p>12 <b>mm</b></p>", "<p>12.<b>5</b> mm</p>", "<p>20<b>26</b>-03</p>", "<p><i>R</i>p0.2</p>", "<p>- 0.2</p>", "<p>&gt; 2 mm: refused</p>"]:
    converter = html2text.HTML2Text()
    converter.escape_snob = True
    markdown = converter.handle(page).strip()
    again = subprocess.run("cmark", input=markdown, capture_output=True, text=True).stdout.replace("\n", "")
    print(page, ">", markdown, ">", again)
PY
seen=$(python3 "$folder/convert.py")
echo "$seen"
[ "$seen" = '<p>12 <b>mm</b></p> > 12 **mm** > <p>12 <strong>mm</strong></p>
<p>12.<b>5</b> mm</p> > 12. **5** mm > <ol start="12"><li><strong>5</strong> mm</li></ol>
<p>20<b>26</b>-03</p> > 20 **26** -03 > <p>20 <strong>26</strong> -03</p>
<p><i>R</i>p0.2</p> > _R_ p0.2 > <p><em>R</em> p0.2</p>
<p>- 0.2</p> > \- 0.2 > <p>- 0.2</p>
<p>&gt; 2 mm: refused</p> > > 2 mm: refused > <blockquote><p>2 mm: refused</p></blockquote>' ]
