#!/usr/bin/env bash
# ezdxf 0.18.1 (Debian 12's python3-ezdxf) gives the plain text of notes (MTEXT) in DXF drawings, in which \S stacks tolerances, fractions and powers.
# Expected: signs and digits stay: 12,5 +0,1 −0,2 of `12,5\S+0,1^-0,2;` (the form of AutoCAD's help: "1.000\S+0.010^-0.000;"), and 1 1/2" of `1\S1/2;"`.
# Seen:     "^" and what follows it are taken for one control character, although AutoCAD lets "^" separate the two parts: the minus becomes the
#           letter k ("+0,1k0,2"), a zero n ("H7+0,021n"). The pipe of 1 1/2" is 11/2". And the diameter sign ⌀ that it saves in
#           a drawing of AutoCAD 2000, as \U+2300, `readfile` does not decode; `recover.readfile` does.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-ezdxf=0.18.1-1
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" PYTHONUTF8=1
cd "$folder"
cat >read.py <<'PY'
import ezdxf
from ezdxf import recover
drawing = ezdxf.new("R2010")
for text in [r"12,5\S+0,1^-0,2;", r"H7\S+0,021^0;", r'1\S1/2;"', r"45%%d"]:
    drawing.modelspace().add_mtext(text)
drawing.saveas("notes.dxf")
for note in ezdxf.readfile("notes.dxf").modelspace().query("MTEXT"):
    print(note.text, "->", note.plain_text(), "or", note.plain_text(fast=False))
old = ezdxf.new("R2000")
old.modelspace().add_text("⌀ 60,3")
old.saveas("old.dxf")
print(*[file.modelspace()[0].plain_text() for file in [ezdxf.readfile("old.dxf"), recover.readfile("old.dxf")[0]]], sep=" or ")
PY
seen=$(python3 read.py)
echo "$seen"
[ "$seen" = '12,5\S+0,1^-0,2; -> 12,5+0,1k0,2 or 12,5+0,1k0,2
H7\S+0,021^0; -> H7+0,021n or H7+0,021n
1\S1/2;" -> 11/2" or 11/2"
45%%d -> 45° or 45°
\U+2300 60,3 or ⌀ 60,3' ]
