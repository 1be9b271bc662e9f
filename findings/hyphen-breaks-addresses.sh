#!/usr/bin/env bash
# hyphen 1.14.1 (npm) adds soft hyphens to HTML; it leaves tags and their attributes alone.
# Expected: it also leaves references (`&eacute;`) and the text of an address alone, as hypher 0.2.5 does with URLs.
# Seen:     "&ea\u00adcute;quipement": the browser shows "&ea-cute;". And con\u00adtact@ex\u00adam\u00adple.com: whoever copies the address that is
#           shown, copies the soft hyphens, and the letter does not arrive.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" hyphen@1.14.1
cat >run.cjs <<'JS'
const shown = (text) => text.replaceAll("\u00ad", "·");
const seen = [
  shown(require("hyphen/fr").hyphenateSync('<a title="accréditation">accréditation</a> &eacute;quipement')),
  shown(require("hyphen/en").hyphenateSync("contact@example.com")),
];
console.log(seen.join("\n"));
process.exit(seen.join("|") === '<a title="accréditation">ac·cré·di·ta·tion</a> &ea·cute;qui·pe·ment|con·tact@ex·am·ple.com' ? 0 : 1);
JS
node run.cjs
