#!/usr/bin/env bash
# rdflib 6.1.1 (Debian 12's python3-rdflib) reads the JSON-LD of a page and writes it as Turtle, its usual format, as N-Triples and as JSON-LD.
# Expected: numbers stay what they are; Turtle has room for each digit of a double.
# Seen:     in Turtle, doubles are cut to seven digits without a message: the place of an office moves by metres, a weight of 12345678.5 kg becomes
#           12345680 kg, and a time in seconds is off by minutes. N-Triples and JSON-LD are right, so that two exports of one graph differ.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-rdflib=6.1.1-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/run.py" <<'PY'
import json
from rdflib import Graph
place = {"latitude": 36.84213571, "longitude": 10.18154632, "weight": 12345678.5, "time": 1795941558.5}
graph = Graph().parse(data=json.dumps({"@context": {"@vocab": "https://schema.org/"}, **place}), format="json-ld")
for format in ["turtle", "nt", "json-ld"]:
    again = Graph().parse(data=graph.serialize(format=format), format=format)
    found = {name.rsplit("/")[-1]: number.toPython() for _, name, number in again}
    print(f"{format}:", *(f"{name} {found[name]}" for name in place))
PY
seen=$(python3 -W ignore "$folder/run.py")
echo "$seen"
[ "$seen" = 'turtle: latitude 36.84214 longitude 10.18155 weight 12345680.0 time 1795942000.0
nt: latitude 36.84213571 longitude 10.18154632 weight 12345678.5 time 1795941558.5
json-ld: latitude 36.84213571 longitude 10.18154632 weight 12345678.5 time 1795941558.5' ]
