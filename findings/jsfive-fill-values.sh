#!/usr/bin/env bash
# jsfive 0.4.2 (npm) reads HDF5, the format of scanners' data, in web pages: a map of wall thicknesses, written with h5py 3.7.0 (Debian 12).
# Expected: as from h5py: places that were not scanned have the file's fill value, -1 (of integers, 0.01 mm) or -9999 (of numbers).
# Seen:     they are empty places of the array, which become 0 in an array of integers (a hole in the wall), and which sums, minima and `map` leave
#           out. A data set of which nothing is written is empty. A text of fixed length keeps the zero bytes of its end, so that it equals no unit: "mm\0\0".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-h5py=3.7.0-8
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$(echo "$folder"/root/usr/lib/*-linux-gnu/blas):$(echo "$folder"/root/usr/lib/*-linux-gnu/lapack)"
npm_packages "$folder" jsfive@0.4.2
cat >write.py <<'PY'
import h5py, numpy
with h5py.File("scan.h5", "w") as scan:
    scan.create_dataset("map", (2, 4), "i2", chunks=(2, 2), fillvalue=-1)[:, 0:2] = [[1250, 1245], [1248, 310]]
    scan.create_dataset("rescan", (3,), "f4", fillvalue=-9999)
    scan["units"] = numpy.array([b"mm", b"inch"])
with h5py.File("scan.h5") as scan:
    for name in ["map", "rescan", "units"]: print("h5py", name, scan[name][()].tolist())
PY
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { File } from "jsfive";
const scan = new File(new Uint8Array(readFileSync("scan.h5")).buffer, "scan.h5");
const map = scan.get("map").value;
console.log("jsfive map", map, [...Int16Array.from(map)].join(" "), "rescan", scan.get("rescan").value, "units", JSON.stringify(scan.get("units").value));
JS
seen=$(python3 write.py && node read.mjs)
echo "$seen"
[ "$seen" = "h5py map [[1250, 1245, -1, -1], [1248, 310, -1, -1]]
h5py rescan [-9999.0, -9999.0, -9999.0]
h5py units [b'mm', b'inch']
jsfive map [ 1250, 1245, <2 empty items>, 1248, 310, <2 empty items> ] 1250 1245 0 0 1248 310 0 0 rescan [ <3 empty items> ] units [\"mm\\u0000\\u0000\",\"inch\"]" ]
