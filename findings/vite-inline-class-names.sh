#!/usr/bin/env bash
# Vite 8.3.8 with Lightning CSS 1.33.0, 2026-11-27.
# Expected: a CSS module has the same class names with any query (`?inline`, `?direct`).
# Seen:     with `?inline` the classes differ from those that components import, because Lightning CSS hashes the file name
#           including the query. With `?direct`, which a `<link>` uses, they are the same.
# A dev server that inlines the styles of server-rendered pages with `?inline` thus shows unstyled pages.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" vite@8.3.8 lightningcss@1.33.0
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
