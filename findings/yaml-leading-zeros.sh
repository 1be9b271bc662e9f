#!/usr/bin/env bash
# yaml 2.9.1 (npm) and ruamel.yaml 0.17.21 (Debian 12's python3-ruamel.yaml): both read a file into a document, to write it back with its comments.
# Expected: what is not changed is written as it stood, as both do with `12.50`, `1_000` and hexadecimal numbers.
# Seen:     `+21600000001` loses its plus in both. `0410`, a postcode, is written as 410 by yaml; ruamel.yaml keeps the zero. Nothing was changed.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-ruamel.yaml=0.17.21-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
npm_packages "$folder" yaml@2.9.1
printf '%s\n' 'telephone: +21600000001' 'postcode: 0410' 'thickness: 12.50' 'count: 1_000' 'colour: 0x1f' >in.yaml
cat >write.cjs <<'JS'
const { parseDocument } = require("yaml");
process.stdout.write(parseDocument(require("node:fs").readFileSync("in.yaml", "utf8")).toString());
JS
cat >write.py <<'PY'
import sys
from ruamel.yaml import YAML
yaml = YAML()
yaml.dump(yaml.load(open("in.yaml")), sys.stdout)
PY
changed() { diff in.yaml - | sed -n 's/^> //p' | paste -sd, || true; }
npm=$(node write.cjs | changed) python=$(python3 write.py | changed)
echo "yaml: $npm"
echo "ruamel.yaml: $python"
[ "$npm" = "telephone: 21600000001,postcode: 410" ] && [ "$python" = "telephone: 21600000001" ]
