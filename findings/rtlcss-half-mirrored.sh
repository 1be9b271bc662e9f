#!/usr/bin/env bash
# rtlcss 4.3.0 (npm) and postcss-rtlcss 6.0.0, which mirror a style sheet for Arabic and other languages written from right to left.
# Expected: properties that do the same are mirrored alike: `translate: 10px` as `transform: translate(10px)`, and `inset` with four values as `margin`.
# Seen:     only the older half is. `translate`, `rotate`, `inset`, `scroll-margin`, `scroll-padding` and `mask-position` stay as for French, without
#           a message: a box that slides in comes from the wrong side, and a label at `inset: 0 auto auto 0` stays at the left.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" rtlcss@4.3.0 postcss-rtlcss@6.0.0 postcss@8.5.33
cat >run.mjs <<'JS'
import postcss from "postcss";
import postcssRTLCSS from "postcss-rtlcss";
import rtlcss from "rtlcss";
// Of each pair, the first is mirrored, the second not.
const pairs = [
  ["transform:translate(10px)", "translate:10px"],
  ["transform:rotate(9deg)", "rotate:9deg"],
  ["margin:0 auto auto 0", "inset:0 auto auto 0"],
  ["padding:0 1px 0 2px", "scroll-padding:0 1px 0 2px"],
  ["margin:0 1px 0 2px", "scroll-margin:0 1px 0 2px"],
  ["background-position:10% 0", "mask-position:10% 0"],
];
const tools = { rtlcss: (css) => rtlcss.process(css), "postcss-rtlcss": (css) => postcss([postcssRTLCSS()]).process(css, { from: undefined }).css };
const seen = Object.entries(tools).map(([name, mirror]) =>
  pairs.every((pair) => {
    const [older, newer] = pair.map((declaration) => `a{${declaration}}`);
    console.log(`${name}: ${newer} -> ${mirror(newer)}, but ${older} -> ${mirror(older).replace(/\s+/g, " ")}`);
    return mirror(older) !== older && mirror(newer) === newer;
  }));
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.mjs
