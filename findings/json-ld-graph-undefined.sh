#!/usr/bin/env bash
# web-auto-extractor 1.0.17 (npm), which structured-data-testing-tool and other checkers read pages with.
# Expected: of JSON-LD the things in a `@graph` (JSON-LD 1.1, section 4.9) are found by their types, as those of a plain list are.
# Seen:     the whole graph is one thing of the type "undefined": Organization and LocalBusiness are not there.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" web-auto-extractor@1.0.17
cat >run.cjs <<'JS'
const { default: extractor } = require("web-auto-extractor");
const context = { "@context": "https://schema.org" };
const things = [{ "@type": "Organization", name: "A" }, { "@type": "LocalBusiness", name: "B" }];
const typesIn = (data) =>
  Object.keys(extractor().parse(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).jsonld).join();
const list = typesIn(things.map((thing) => ({ ...context, ...thing })));
const graph = typesIn({ ...context, "@graph": things });
console.log(`list: ${list}; graph: ${graph}`);
process.exit(list === "Organization,LocalBusiness" && graph === "undefined" ? 0 : 1);
JS
node run.cjs
