#!/usr/bin/env bash
# title-case 4.3.2, titlecase 1.1.3, ap-style-title-case 2.0.0 and voca 1.4.1 (npm) write headlines in the title case of English.
# Expected: the words get capitals, the symbols of units stay as they are: m is milli, M is mega, and symbols never change their case (SI Brochure,
#           9th edition, sections 3 and 5.2).
# Seen:     all four make 12 Mm (megametres) of 12 mm, and Mbar of mbar. ap-style-title-case and voca make megawatts of 5 mW. title-case and
#           ap-style-title-case write 20 Μm, with a Greek capital letter that looks like M; the other two write 20 µM, which chemists use for micromolar.
#           The first two leave mW alone, and all but voca 12mm, without a space.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" title-case@4.3.2 titlecase@1.1.3 ap-style-title-case@2.0.0 voca@1.4.1
cat >write.mjs <<'JS'
import { createRequire } from "node:module";
import { titleCase } from "title-case";
const require = createRequire(import.meta.url);
const { apStyleTitleCase } = require("ap-style-title-case");
const writers = { "title-case": titleCase, titlecase: require("titlecase"), "ap-style-title-case": apStyleTitleCase, voca: require("voca").titleCase };
for (const headline of ["plates of 12 mm", "leaks of 1 mbar", "lasers of 5 mW", "gaps of 20 µm", "plates of 12mm"])
  for (const [name, write] of Object.entries(writers)) console.log(`${name}: ${write(headline)}`);
JS
seen=$(node write.mjs)
echo "$seen"
[ "$seen" = 'title-case: Plates of 12 Mm
titlecase: Plates of 12 Mm
ap-style-title-case: Plates of 12 Mm
voca: Plates Of 12 Mm
title-case: Leaks of 1 Mbar
titlecase: Leaks of 1 Mbar
ap-style-title-case: Leaks of 1 Mbar
voca: Leaks Of 1 Mbar
title-case: Lasers of 5 mW
titlecase: Lasers of 5 mW
ap-style-title-case: Lasers of 5 MW
voca: Lasers Of 5 MW
title-case: Gaps of 20 Μm
titlecase: Gaps of 20 µM
ap-style-title-case: Gaps of 20 Μm
voca: Gaps Of 20 µM
title-case: Plates of 12mm
titlecase: Plates of 12mm
ap-style-title-case: Plates of 12mm
voca: Plates Of 12Mm' ]
