#!/usr/bin/env bash
# make-plural 8.1.0, plurals-cldr 2.0.1 and @messageformat/core 3.4.1 (npm) choose the plural of a number below zero.
# Expected: −1 takes the form of 1: "−1 degree", and in French "−1 degré", "−1,5 degré". CLDR's rules are about n, "the absolute value of N" (Unicode
#           TR 35, part 3). `Intl.PluralRules` of Node, and intl-messageformat 12.1.5 with it, do so.
# Seen:     the three say "other": -1 degrees, -1 degrés, -1,5 degrés.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" make-plural@8.1.0 plurals-cldr@2.0.1 @messageformat/core@3.4.1 intl-messageformat@12.1.5
cat >run.mjs <<'JS'
import MessageFormat from "@messageformat/core";
import { IntlMessageFormat } from "intl-messageformat";
import * as makePlural from "make-plural";
import pluralsCldr from "plurals-cldr";
const message = { en: "{n, plural, one {# degree} other {# degrees}}", fr: "{n, plural, one {# degré} other {# degrés}}" };
const choices = {
  "make-plural": (language, n) => makePlural[language](n),
  "plurals-cldr": (language, n) => pluralsCldr(language, n),
  "@messageformat/core": (language, n) => new MessageFormat(language).compile(message[language])({ n }),
  "Intl.PluralRules": (language, n) => new Intl.PluralRules(language).select(n),
  "intl-messageformat": (language, n) => new IntlMessageFormat(message[language], language).format({ n }),
};
const cases = [["en", 1], ["en", -1], ["fr", 1], ["fr", -1], ["fr", -1.5]];
const seen = Object.entries(choices).map(([name, choose]) => `${name}: ${cases.map(([language, n]) => choose(language, n)).join(" | ")}`);
console.log(seen.join("\n"));
process.exit(seen.join("\n") === `make-plural: one | other | one | other | other
plurals-cldr: one | other | one | other | other
@messageformat/core: 1 degree | -1 degrees | 1 degré | -1 degrés | -1,5 degrés
Intl.PluralRules: one | one | one | one | one
intl-messageformat: 1 degree | -1 degree | 1 degré | -1 degré | -1,5 degré` ? 0 : 1);
JS
node run.mjs
