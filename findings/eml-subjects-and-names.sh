#!/usr/bin/env bash
# eml-format 0.6.1, eml-parse-js 1.1.15 and letterparser 0.1.8 (npm) read an e-mail in French with a table as an attachment.
# Expected: in encoded words "_" is a space, and such words that follow each other are one text (RFC 2047, 4.2 and 6.2); an attachment's name may be encoded
#           after its language (RFC 2231, 4: `filename*=UTF-8''…`), as mailparser 3.14.2 reads it; the closing boundary belongs to no part (RFC 2046, 5.1.1).
# Seen:     eml-format keeps "_" in the subject, and drops its second half with the thickness. It makes an attachment of the second text, with the closing
#           boundary at its end. The table has no name in eml-format and letterparser, and in eml-parse-js "UTF-8épaisseurs.csv".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" eml-format@0.6.1 eml-parse-js@1.1.15 letterparser@0.1.8 mailparser@3.14.2
cat >read.mjs <<'JS'
import format from "eml-format";
import parse from "eml-parse-js";
import { extract } from "letterparser";
import { simpleParser } from "mailparser";
const eml = `From: n@example.org
To: l@example.org
Subject: =?UTF-8?Q?Mesures_du_r=C3=A9servoir_:_=E2=89=A5?=
 =?UTF-8?Q?_12,5_mm?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="part"

--part
Content-Type: text/plain; charset=utf-8

Two welds.
--part
Content-Type: text/csv; charset=utf-8
Content-Disposition: attachment; filename*=UTF-8''%C3%A9paisseurs.csv
Content-Transfer-Encoding: base64

${btoa("mm\r\n12,5\r\n")}
--part
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

20 =B5m
--part--
`.replaceAll("\n", "\r\n");
const show = (name, subject, attachments, texts) => console.log(`${name}: ${subject}; ${JSON.stringify(attachments)}; ${JSON.stringify(texts)}`);
const whole = await simpleParser(eml);
show("mailparser", whole.subject, whole.attachments.map(({ filename }) => filename), whole.text);
format.read(eml, (error, { subject, attachments, text }) => show("eml-format", subject, attachments.map(({ name, data }) => name ?? `${data}`), text));
const { subject, attachments, text } = parse.readEml(eml);
show("eml-parse-js", subject, attachments.map(({ name }) => name), text);
const letter = extract(eml);
show("letterparser", letter.subject, letter.attachments.map(({ filename }) => filename ?? "no name"), letter.text);
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'mailparser: Mesures du réservoir : ≥ 12,5 mm; ["épaisseurs.csv"]; "Two welds.\n20 µm"
eml-format: Mesures_du_réservoir_:_≥; ["mm\r\n12,5\r\n","20 µm\r\n--part--\r\n"]; "Two welds."
eml-parse-js: Mesures du réservoir : ≥ 12,5 mm; ["UTF-8épaisseurs.csv"]; "Two welds.20 µm\r\n"
letterparser: Mesures du réservoir : ≥ 12,5 mm; ["no name"]; "Two welds.\n20 µm"' ]
