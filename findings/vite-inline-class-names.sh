#!/usr/bin/env bash
# Vite 8.3.8 with Lightning CSS 1.33.0, 2026-11-27.
# Expected: a CSS module has the same class names however its text is asked for (`?inline`, `?direct`).
# Seen:     by `?inline` its classes have other names than those that components import: the query is part of the name that
#           Lightning CSS hashes. By `?direct`, as for a `<link>`, they are the same.
# Matters to whoever puts the styles of server-rendered pages into the document while developing: the page is unstyled.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
npm_packages vite@8.3.8 lightningcss@1.33.0
echo '.box { color: red }' >a.module.css
cat >run.mjs <<'JS'
import { createServer } from "vite";
const server = await createServer({ configFile: false, logLevel: "error", server: { middlewareMode: true }, css: { transformer: "lightningcss" } });
const name = (code) => /[\w-]*_box\b|\b_box[\w-]*/.exec(code)?.[0];
const plain = name((await server.ssrLoadModule("/a.module.css")).box);
const inline = name((await server.ssrLoadModule("/a.module.css?inline")).default);
const direct = name((await server.environments.client.transformRequest("/a.module.css?direct")).code);
await server.close();
console.log({ plain, inline, direct });
process.exit(plain !== inline && plain === direct ? 0 : 1);
JS
node run.mjs
