#!/usr/bin/env bash
# three 0.187.0 (npm) draws the path of a probe, in G-code as numerically controlled machines and scanning axes read it.
# Expected: from (0, 0) to (10, 0) and to (10, 10) each time. Words in parentheses are a comment, G01 is G1, N10 is a line's number, and a line
#           without G goes on as the last one ("The NIST RS274NGC Interpreter, Version 3", sections 3.3, format of a line, and 3.4, modal groups).
# Seen:     GCodeLoader goes to X99 for the comment "(before X99)", draws nothing of lines with G01 or N10, and leaves out those without G.
#           No message comes. "G1" at the beginning of each line is right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" three@0.187.0
cat >read.mjs <<'JS'
import { GCodeLoader } from "three/examples/jsm/loaders/GCodeLoader.js";
const paths = {
  "G1": "G21\nG90\nG1 X10 Y0 F300\nG1 X10 Y10\n",
  "semicolon": "G21\nG90\nG1 X10 Y0 F300 ; before X99\nG1 X10 Y10\n",
  "parentheses": "G21\nG90\nG1 X10 Y0 F300 (before X99)\nG1 X10 Y10\n",
  "G01": "G21\nG90\nG01 X10 Y0 F300\nG01 X10 Y10\n",
  "N10": "N10 G21\nN20 G90\nN30 G1 X10 Y0 F300\nN40 G1 X10 Y10\n",
  "no second G1": "G21\nG90\nG1 X10 Y0 F300\nX10 Y10\n",
};
for (const [name, code] of Object.entries(paths)) {
  const points = new GCodeLoader().parse(code).children.flatMap((line) => [...line.geometry.getAttribute("position").array]);
  const lines = [];
  for (let i = 0; i < points.length; i += 6) lines.push(`(${points[i]}, ${points[i + 1]}) to (${points[i + 3]}, ${points[i + 4]})`);
  console.log(`${name}: ${lines.join(", ") || "nothing"}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'G1: (0, 0) to (10, 0), (10, 0) to (10, 10)
semicolon: (0, 0) to (10, 0), (10, 0) to (10, 10)
parentheses: (0, 0) to (99, 0), (99, 0) to (10, 10)
G01: nothing
N10: nothing
no second G1: (0, 0) to (10, 0)' ]
