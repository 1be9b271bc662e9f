#!/usr/bin/env bash
# Vite 8.3.8, 2026-11-28.
# Expected: a plugin that calls `addWatchFile` in `load` gets its module made anew when that file changes.
# Seen:     not if the module is first requested by itself, as a `<link>` or `transformRequest` do: it does not exist yet while
#           `load` runs, so that the file is noted nowhere. With `addWatchFile` in `transform` it is made anew.
# A style sheet that a plugin makes from another file thus stays as it was, even when the page is reloaded.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" vite@8.3.8
cat >run.mjs <<'JS'
import { readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "vite";
const file = `${process.cwd()}/colour.txt`;
writeFileSync(file, "red");
const id = (name) => `\0${name}.css`;
const makes = (name, hook) => ({
  name,
  resolveId: (source) => (source.startsWith(`virtual:${name}.css`) ? source.replace("virtual:", "\0") : undefined),
  load(source) {
    if (!source.startsWith(id(name))) return;
    if (hook === "load") this.addWatchFile(file);
    return `a { color: ${readFileSync(file, "utf8")} }`;
  },
  transform(_, source) {
    if (source.startsWith(id(name)) && hook === "transform") this.addWatchFile(file);
  },
});
const plugins = [makes("one", "load"), makes("two", "transform")];
const server = await createServer({ configFile: false, logLevel: "error", server: { middlewareMode: true }, plugins });
const { client } = server.environments;
const colour = async (name) => /color: (\w+)/.exec((await client.transformRequest(`virtual:${name}.css?direct`)).code)[1];
const before = [await colour("one"), await colour("two")];
const changed = once(server.watcher, "change");
setTimeout(() => writeFileSync(file, "blue"), 1000);
await changed;
await new Promise((resolve) => setTimeout(resolve, 500));
const after = { inLoad: await colour("one"), inTransform: await colour("two") };
await server.close();
console.log({ before, after });
process.exit(after.inLoad === "red" && after.inTransform === "blue" ? 0 : 1);
JS
node run.mjs
