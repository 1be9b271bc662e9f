#!/usr/bin/env bash
# SVGO 4.1.0 with its default plugins, on icons with a style sheet, as favicons for dark windows have one.
# Expected: the style sheet means the same afterwards.
# Seen:     the rule outside `@media` moves into a `style` attribute, which wins over `@media (prefers-color-scheme: dark)`: the icon stays dark on
#           dark. Where the rules name a class, the dark one is even deleted.
# Remedy: without inlineStyles and minifyStyles both stay. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" svgo@4.1.0
cat >run.mjs <<'JS'
import { optimize } from "svgo";
const icon = (style, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${style}</style><path ${attributes} d="M0 0h9v9z"/></svg>`;
const icons = [
  icon("path{fill:#123}@media (prefers-color-scheme:dark){path{fill:#fff}}"),
  icon(".a{fill:#123}@media (prefers-color-scheme:dark){.a{fill:#fff}}", 'class="a"'),
];
const seen = icons.map((svg) => optimize(svg).data);
console.log(seen.join("\n"));
const overrides = { inlineStyles: false, minifyStyles: false };
const careful = icons.map((svg) => optimize(svg, { plugins: [{ name: "preset-default", params: { overrides } }] }).data);
const asDescribed =
  /@media.*style="fill:#123"/.test(seen[0]) && !/fff/.test(seen[1]) &&
  careful.every((svg) => /@media/.test(svg) && !/style="/.test(svg));
process.exit(asDescribed ? 0 : 1);
JS
node run.mjs
