#!/usr/bin/env bash
# React DOM 19.3.1, 2026-11-27.
# Expected: `hidden="until-found"` (HTML standard, an enumerated attribute) is rendered as written.
# Seen:     `hidden=""`: React treats `hidden` as a boolean and drops the keyword without a warning. The browser's search and links
#           to a text (`#:~:text=`) then never find the element's text, and `beforematch` never fires.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" react@19.3.1 react-dom@19.3.1
cat >run.mjs <<'JS'
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const html = renderToStaticMarkup(createElement("div", { hidden: "until-found" }, "words"));
console.log(html);
process.exit(html === '<div hidden="">words</div>' ? 0 : 1);
JS
node run.mjs
