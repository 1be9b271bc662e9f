#!/usr/bin/env bash
# node-email-reply-parser 0.1.4, emailreplyparser 0.0.5 and planer 1.2.0 (npm) take signatures and quotations out of answers by e-mail.
# Expected: the words of the writer stay. A signature begins with a line "-- ", and a quoted line with ">" (RFC 3676, 4.3 and 4.5); an answer without them
#           is whole. The README of the first says that lines with "-" "sometimes" begin signatures, not that negative numbers do.
# Seen:     for node-email-reply-parser a signature begins with -0.2 mm at the start of a line, and with the rule below the heads of a table; for
#           emailreplyparser, with "-- W1: 12.5 mm" in a list. All the results that follow are gone, without a message. planer returns nothing of a
#           text that begins with "From: tank 12" and "To: tank 14".
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" node-email-reply-parser@0.1.4 emailreplyparser@0.0.5 planer@1.2.0
cat >read.mjs <<'JS'
import first from "node-email-reply-parser";
import second from "emailreplyparser";
import planer from "planer";
const parsers = {
  "node-email-reply-parser": (text) => first(text, true),
  emailreplyparser: (text) => second.EmailReplyParser.parse_reply(text),
  planer: (text) => planer.extractFrom(text, "text/plain"),
};
for (const text of [
  "The deviations are\n-0.2 mm\n-0.3 mm\nand both welds are accepted.\n",
  "Weld  Wall\n----------\nW1    12.5 mm\nW2    12.3 mm\n\nBoth are accepted.\n",
  "The values:\n\n-- W1: 12.5 mm\n-- W2: 12.3 mm\n\nAccepted.\n",
  "From: tank 12\nTo: tank 14\nDate: 2 March\nSubject: walls\n\nThe pipe is 12.5 mm thick.\n",
]) {
  console.log(JSON.stringify(text));
  for (const [name, parse] of Object.entries(parsers)) console.log(`  ${name}: ${parse(text).trim() === text.trim() ? "all" : JSON.stringify(parse(text))}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = '"The deviations are\n-0.2 mm\n-0.3 mm\nand both welds are accepted.\n"
  node-email-reply-parser: "The deviations are"
  emailreplyparser: all
  planer: all
"Weld  Wall\n----------\nW1    12.5 mm\nW2    12.3 mm\n\nBoth are accepted.\n"
  node-email-reply-parser: "Weld  Wall"
  emailreplyparser: all
  planer: all
"The values:\n\n-- W1: 12.5 mm\n-- W2: 12.3 mm\n\nAccepted.\n"
  node-email-reply-parser: "The values:\n"
  emailreplyparser: "The values:"
  planer: all
"From: tank 12\nTo: tank 14\nDate: 2 March\nSubject: walls\n\nThe pipe is 12.5 mm thick.\n"
  node-email-reply-parser: all
  emailreplyparser: all
  planer: ""' ]
