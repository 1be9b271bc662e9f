#!/usr/bin/env bash
# microdata-node 2.0.0 (npm) reads microdata of a page: a gauge with its part number, batch and test.
# Expected: the values are texts: of <data> and <meter> the attribute `value` as it is, and of <time> without `datetime` its words (HTML, 5.2.4 Values:
#           the names-and-values algorithm). schema.org's sku is a text.
# Seen:     the part number 0012 becomes the number 12, the batch 12E5 1200000, and the edition 1.10 1.1, also with the README's option against numbers
#           (`useNativeTypes: false`), which makes "12" an xsd:integer in JSON-LD. The time 14:30 and the day 2026-03-02 in <time> without the attribute
#           are empty texts. Words in <span> are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" microdata-node@2.0.0
cat >read.cjs <<'JS'
const { toJson, toJsonld } = require("microdata-node");
const page = `<div itemscope itemtype="https://schema.org/Product">
<data itemprop="sku" value="0012">gauge 12</data> <data itemprop="mpn" value="12E5">batch</data> <data itemprop="model" value="1.10">edition</data>
<span itemprop="name">0012</span> <time itemprop="releaseDate">2026-03-02</time> <time itemprop="test">14:30</time>
<time itemprop="productionDate" datetime="2026-03-01">1 March</time></div>`;
const options = { base: "https://example.org/", useNativeTypes: false };
console.log(JSON.stringify(toJson(page, options).items[0].properties));
console.log(JSON.stringify(toJsonld(page, options)[0]["https://schema.org/sku"]));
JS
seen=$(node read.cjs)
echo "$seen"
[ "$seen" = '{"sku":[12],"mpn":[1200000],"model":[1.1],"name":["0012"],"releaseDate":[""],"test":[""],"productionDate":["2026-03-01"]}
[{"@value":"12","@type":"http://www.w3.org/2001/XMLSchema#integer"}]' ]
