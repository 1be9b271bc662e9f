#!/usr/bin/env bash
# SVGO 4.1.0 with its default plugins, on the shapes of a technical drawing.
# Expected: the drawing looks the same afterwards.
# Seen:     a path turned about its own centre (`transform-origin="5 5" transform="rotate(45)"`, SVG 2) is turned about 0,0 instead: its corner
#           3,3 lands on 0,4.24, not on 5,2.17. And <line>, <rect> and <circle> lose `pathLength`, so that dashes counted in it have other
#           lengths; <path> keeps it.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" svgo@4.1.0
cat >run.mjs <<'JS'
import { optimize } from "svgo";
const written = (shape) =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shape}</svg>`).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
const dashes = 'pathLength="1" stroke="red" stroke-dasharray=".5"';
const seen = [
  '<path d="M3 3h4v4H3z" transform-origin="5 5" transform="rotate(45)"/>',
  `<line x2="9" ${dashes}/>`,
  `<rect width="4" height="4" ${dashes}/>`,
  `<circle r="4" ${dashes}/>`,
  `<path d="M0 0h9" ${dashes}/>`,
].map(written);
console.log(seen.join("\n"));
const kept = seen.map((shape) => /pathLength/.test(shape)).join();
process.exit(/transform-origin/.test(seen[0]) && !/rotate/.test(seen[0]) && kept === "false,false,false,false,true" ? 0 : 1);
JS
node run.mjs
