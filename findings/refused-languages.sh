#!/usr/bin/env bash
# negotiator 1.1.0, accept-language-parser 1.5.0, accept-language 3.0.20, resolve-accept-language 3.2.2, @formatjs/intl-localematcher 0.10.1 with
# intl-parse-accept-language 1.0.0, and @fluent/langneg 0.7.0 (npm) choose between a French and an English page by the header Accept-Language.
# Expected: "q=0" is the weight of what is not acceptable, and a higher weight is preferred (RFC 9110, sections 12.4.2 and 12.5.4). Who sends
#           "fr;q=0, *" reads all but French, here English; who sends "en;q=0, de, fr-TN;q=0.5" gets French; and "en;q=0.7, fr" is French first.
# Seen:     to "fr;q=0, *" all but negotiator, which Express uses, send French, the language that alone is refused. To "en;q=0, de, fr-TN;q=0.5"
#           resolve-accept-language and langneg send English. langneg drops all weights, so that "en;q=0.7, fr" is English.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" negotiator@1.1.0 accept-language-parser@1.5.0 accept-language@3.0.20 resolve-accept-language@3.2.2 \
	@formatjs/intl-localematcher@0.10.1 intl-parse-accept-language@1.0.0 @fluent/langneg@0.7.0
cat >choose.mjs <<'JS'
import { createRequire } from "node:module";
import { acceptedLanguages, negotiateLanguages } from "@fluent/langneg";
import { match } from "@formatjs/intl-localematcher";
const require = createRequire(import.meta.url);
const Negotiator = require("negotiator");
const parser = require("accept-language-parser");
const acceptLanguage = require("accept-language").default;
const { resolveAcceptLanguage } = require("resolve-accept-language");
const { parseAcceptLanguage } = require("intl-parse-accept-language");
for (const [header, languages] of [["en;q=0.7, fr", ["en", "fr"]], ["fr;q=0, *", ["fr", "en"]], ["en;q=0, de, fr-TN;q=0.5", ["en", "fr"]]]) {
  acceptLanguage.languages(languages);
  const regions = languages.map((language) => ({ en: "en-GB", fr: "fr-FR" })[language]);
  console.log(header, {
    negotiator: new Negotiator({ headers: { "accept-language": header } }).language(languages),
    "accept-language-parser": parser.pick(languages, header, { loose: true }),
    "accept-language": acceptLanguage.get(header),
    "resolve-accept-language": resolveAcceptLanguage(header, regions, regions[0]),
    "intl-localematcher": match(parseAcceptLanguage(header, { ignoreWildcard: true }), languages, languages[0]),
    langneg: negotiateLanguages(acceptedLanguages(header), languages, { strategy: "lookup", defaultLocale: languages[0] })[0],
  });
}
JS
seen=$(node choose.mjs)
echo "$seen"
[ "$seen" = "en;q=0.7, fr {
  negotiator: 'fr',
  'accept-language-parser': 'fr',
  'accept-language': 'fr',
  'resolve-accept-language': 'fr-FR',
  'intl-localematcher': 'fr',
  langneg: 'en'
}
fr;q=0, * {
  negotiator: 'en',
  'accept-language-parser': 'fr',
  'accept-language': 'fr',
  'resolve-accept-language': 'fr-FR',
  'intl-localematcher': 'fr',
  langneg: 'fr'
}
en;q=0, de, fr-TN;q=0.5 {
  negotiator: 'fr',
  'accept-language-parser': 'fr',
  'accept-language': 'fr',
  'resolve-accept-language': 'en-GB',
  'intl-localematcher': 'fr',
  langneg: 'en'
}" ]
