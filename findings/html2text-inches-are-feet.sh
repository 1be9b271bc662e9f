#!/usr/bin/env bash
# html2text 1.3.2a (Debian 12) makes text of a page with sizes in inches, angles, and a value of a leak test.
# Expected: the double prime of inches and of seconds of arc is ″ (&Prime;, U+2033), the single one of feet and minutes ′ (&prime;, U+2032; HTML 4.01,
#           section 24.3). A reference to a character may be hexadecimal: &#x2212; is &#8722;, the minus sign (section 5.3.1).
# Seen:     with `-utf8`, a pipe of 2&Prime; has 2′, two feet, and 36°48′12″ becomes 36°48′12′; with `-ascii` both are right: 2'' and 12''. Hexadecimal
#           references stay as they are typed, "&#x2212;0.2 mm"; with `-utf8`, decimal ones are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" html2text=1.3.2a-28
cd "$folder"
cat >page.html <<'HTML'
<p>Pipe 2&Prime;, 6&prime; long</p>
<p>36&deg;48&prime;12&Prime;</p>
<p>Pipe 2&#8243;</p>
<p>&minus;0.2 mm, &#8722;0.2 mm, &#x2212;0.2 mm</p>
HTML
seen=$(
	html2text -version | head -1
	for way in utf8 ascii; do echo "$way: $(html2text "-$way" page.html | xargs -d '\n')"; done
)
echo "$seen"
[ "$(tail -n +2 <<<"$seen")" = "utf8: Pipe 2′, 6′ long 36°48′12′ Pipe 2″ −0.2 mm, −0.2 mm, &#x2212;0.2 mm
ascii: Pipe 2'', 6' long 36DEG48'12'' Pipe 2&#8243; -0.2 mm, &#8722;0.2 mm, &#x2212;0.2 mm" ]
