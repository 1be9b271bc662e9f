#!/usr/bin/env bash
# github-slugger 2.0.0 (remark, Docusaurus, Astro), slugify 1.6.9, slug 12.0.1 and uslug 1.0.4 (npm) make the anchors and addresses of headings.
# Expected: a mark between two digits becomes a hyphen, as @sindresorhus/slugify 3.0.1 does it: "12,5 mm" is 12-5-mm.
# Seen:     it is taken away, so that other numbers arise: "12,5 mm" and "125 mm" have one anchor, "Ø 60,3" is 603, "±0,2 mm" 02, "ISO 9001/14001" one
#           number 900114001, and "1/2" 12. For three of them "EN 13018:2016" is 130182016. A sheet of thicknesses links to the wrong one,
#           and a file named after a diameter says another.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" github-slugger@2.0.0 slugify@1.6.9 slug@12.0.1 uslug@1.0.4 @sindresorhus/slugify@3.0.1
cat >run.mjs <<'JS'
import sindresorhus from "@sindresorhus/slugify";
import { slug as github } from "github-slugger";
import slug from "slug";
import slugify from "slugify";
import uslug from "uslug";
for (const text of process.argv.slice(2)) {
  console.log(`${text}: ${[github, slugify, slug, uslug, sindresorhus].map((make) => make(text)).join(" ")}`);
}
JS
node run.mjs "12,5 mm" "125 mm" "Ø 60,3" "±0,2 mm" "ISO 9001/14001" 'Tube 1/2"' "EN 13018:2016" | tee seen
diff seen - <<'SEEN'
12,5 mm: 125-mm 125-mm 125-mm 125-mm 12-5-mm
125 mm: 125-mm 125-mm 125-mm 125-mm 125-mm
Ø 60,3: ø-603 O-603 o-603 ø-603 o-60-3
±0,2 mm: 02-mm 02-mm 02-mm 02-mm 0-2-mm
ISO 9001/14001: iso-900114001 ISO-900114001 iso-900114001 iso-900114001 iso-9001-14001
Tube 1/2": tube-12 Tube-12" tube-12 tube-12 tube-1-2
EN 13018:2016: en-130182016 EN-13018:2016 en-130182016 en-130182016 en-13018-2016
SEEN
