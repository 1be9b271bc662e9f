#!/usr/bin/env bash
# postal-mime 4.0.0 and mailparser 3.14.2 (npm) read mails with "format=flowed", as Thunderbird sends them.
# Expected: a line that ends in a space continues in the next one of the same depth of quotation. Quote marks are taken off before lines are joined,
#           and the mark "-- " above a signature is never joined, nor in what is quoted (RFC 3676, sections 4.3 and 4.5).
# Seen:     postal-mime leaves the mark within the line: "We found pores of" and "2 mm" become "pores of > 2 mm", as if they were larger, and the
#           quoted signature is behind its mark. Lines that are not quoted are right. mailparser does all right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" postal-mime@4.0.0 mailparser@3.14.2
# The lines that end in a space are written with a bar behind it.
sed 's/|$//' >mail.txt <<'MAIL'
From: a@example.com
To: b@example.com
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8; format=flowed

> We found pores of |
> 2 mm in weld 3.
> -- |
> N. N.

We repair the |
weld today.
MAIL
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";
const mail = readFileSync("mail.txt", "utf8").replaceAll("\n", "\r\n");
console.log("postal-mime", (await PostalMime.parse(mail)).text.trim().split("\n"));
console.log("mailparser", (await simpleParser(mail)).text.trim().split("\n"));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = "postal-mime [
  '> We found pores of > 2 mm in weld 3.',
  '> -- > N. N.',
  '',
  'We repair the weld today.'
]
mailparser [
  '> We found pores of 2 mm in weld 3.',
  '> -- ',
  '> N. N.',
  '',
  'We repair the weld today.'
]" ]
