#!/usr/bin/env bash
# Apache Avro 1.11.1 for Python (Debian 12's python3-avro) writes measured thicknesses as decimal numbers of scale 2: hundredths of a millimetre.
# Expected: what is read is what was written: 12.5 is 1250 hundredths, for the scale is the schema's (Avro specification, Decimal: the unscaled value times
#           10 to the power of -scale). Or an error, as it comes for three decimals.
# Seen:     it writes the digits of the number as it was typed: 12.5 is read again as 1.25, −3 as −0.03, and 1.2e2 as 0.12; 12.50 and −0.25 are right. So a
#           wall of 12.5 mm is a tenth as thick for every reader, with bytes as with a fixed length. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" python3-avro=1.11.1+dfsg-2
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >"$folder/write.py" <<'PY'
import io, json
from decimal import Decimal
import avro.io, avro.schema
scale = {"logicalType": "decimal", "precision": 6, "scale": 2}
for kind in [{"type": "bytes", **scale}, {"type": "fixed", "name": "wall", "size": 4, **scale}]:
    schema = avro.schema.parse(json.dumps(kind))
    for text in ["12.50", "-0.25", "12.5", "-3", "1.2e2", "12.125"]:
        file = io.BytesIO()
        try:
            avro.io.DatumWriter(schema).write(Decimal(text), avro.io.BinaryEncoder(file))
        except Exception as error:
            print(f"{kind['type']} {text}: {type(error).__name__}")
            continue
        file.seek(0)
        print(f"{kind['type']} {text}: {file.getvalue().hex()}, read as {avro.io.DatumReader(schema).read(avro.io.BinaryDecoder(file))}")
PY
python3 -W ignore "$folder/write.py" | tee "$folder/seen"
[ "$(cat "$folder/seen")" = 'bytes 12.50: 0404e2, read as 12.50
bytes -0.25: 02e7, read as -0.25
bytes 12.5: 027d, read as 1.25
bytes -3: 02fd, read as -0.03
bytes 1.2e2: 020c, read as 0.12
bytes 12.125: AvroOutOfScaleException
fixed 12.50: 000004e2, read as 12.50
fixed -0.25: ffffffe7, read as -0.25
fixed 12.5: 0000007d, read as 1.25
fixed -3: fffffffd, read as -0.03
fixed 1.2e2: 0000000c, read as 0.12
fixed 12.125: AvroOutOfScaleException' ]
