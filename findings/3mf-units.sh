#!/usr/bin/env bash
# three 0.187.0's 3MFLoader (npm, with linkedom 0.18.15 for a DOM) and assimp 5.2.5 (Debian 12) read solids in 3MF, whose units can differ: one edge of 1.
# Expected: a size that says whether it is 1 mm, 1 in or 1 m: a scale, as three's loaders of AMF and Collada give, or at least the unit's name (3MF core, 3.4).
# Seen:     the same solid from all three: a flange in inches is 25.4 times too small beside one in millimetres. three reads the unit, but keeps it nowhere.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" assimp-utils=5.2.5~ds0-1+b1
npm_packages "$folder" three@0.187.0 linkedom@0.18.15 fflate@0.8.3
cat >read.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { DOMParser, parseHTML } from "linkedom";
Object.assign(globalThis, { DOMParser, document: parseHTML("<p>").document });
const { Box3, Vector3 } = await import("three");
const { ThreeMFLoader } = await import("three/examples/jsm/loaders/3MFLoader.js");
const edges = ["0 0 0", "1 0 0", "0 1 0", "0 0 1"].map((corner) => corner.replace(/(.) (.) (.)/, '<vertex x="$1" y="$2" z="$3"/>')).join("");
const sides = ["0 2 1", "0 1 3", "0 3 2", "1 2 3"].map((side) => side.replace(/(.) (.) (.)/, '<triangle v1="$1" v2="$2" v3="$3"/>')).join("");
const types = "http://schemas.openxmlformats.org/package/2006/";
const model = (unit) => `<model unit="${unit}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1"><mesh><vertices>${edges}</vertices><triangles>${sides}</triangles></mesh></object></resources><build><item objectid="1"/></build></model>`;
for (const unit of ["millimeter", "inch", "meter"]) {
  const zip = zipSync({
    "[Content_Types].xml": strToU8(`<Types xmlns="${types}content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>`),
    "_rels/.rels": strToU8(`<Relationships xmlns="${types}relationships"><Relationship Target="/3D/3dmodel.model" Id="r" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`),
    "3D/3dmodel.model": strToU8(model(unit)),
  });
  writeFileSync(`${unit}.3mf`, zip);
  const solid = new ThreeMFLoader().parse(zip.buffer);
  console.log("three", unit, ...new Box3().setFromObject(solid).getSize(new Vector3()), JSON.stringify(solid).includes(unit));
}
JS
seen=$(
	node read.mjs
	for unit in millimeter inch meter; do
		mv "$unit.3mf" part.3mf
		assimp dump part.3mf part.xml >/dev/null
		echo "assimp $unit $(assimp info part.3mf | grep 'Maximum point') $(grep -ci "$unit" part.xml || true)"
	done
)
echo "$seen"
[ "$seen" = 'three millimeter 1 1 1 false
three inch 1 1 1 false
three meter 1 1 1 false
assimp millimeter Maximum point      (1.000000 1.000000 1.000000) 0
assimp inch Maximum point      (1.000000 1.000000 1.000000) 0
assimp meter Maximum point      (1.000000 1.000000 1.000000) 0' ]
