#!/usr/bin/env bash
# SVGO 4.1.0 with its default plugins, on a drawing with a name for screen readers, a link and a word in another language.
# Expected: what `aria-labelledby` refers to keeps its id; `role`, `href` of `<a>` (SVG 2) and `lang` stay.
# Seen:     the ids of <title> and <desc> are removed, though `aria-labelledby` still names them, so the drawing has no name, nor its
#           `role="img"`; <a> loses its address (`xlink:href` would stay), and <text> its language.
# Remedy: without cleanupIds and removeUnknownsAndDefaults all stay. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" svgo@4.1.0
cat >run.mjs <<'JS'
import { optimize } from "svgo";
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-labelledby="t d"><title id="t">Cuve</title><desc id="d">Vue de face</desc><a href="/en"><text lang="en" y="9">tank</text></a></svg>`;
const kept = (svg) => [/role="img"/, /<title id=/, /<desc id=/, /<a href=/, /lang="en"/].map((part) => part.test(svg)).join();
const byDefault = optimize(drawing).data;
const overrides = { cleanupIds: false, removeUnknownsAndDefaults: false };
const careful = optimize(drawing, { plugins: [{ name: "preset-default", params: { overrides } }] }).data;
console.log(byDefault);
process.exit(/aria-labelledby="t d"/.test(byDefault) && kept(byDefault) === "false,false,false,false,false" && kept(careful) === "true,true,true,true,true" ? 0 : 1);
JS
node run.mjs
