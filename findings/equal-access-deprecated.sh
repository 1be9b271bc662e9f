#!/usr/bin/env bash
# accessibility-checker-engine 4.0.34 (npm; IBM Equal Access, also in browsers as an extension) on elements and attributes of the HTML standard.
# Expected: no remark. All are in the current HTML standard, and none in its chapter on obsolete features.
# Seen:     "deprecated in HTML 5" for `<ol start>`, `<li value>`, `<th abbr>`, `<s>` and `<u>`; "List element is missing or improperly structured" for
#           a `<dl>` whose pairs are each in a `<div>`; "Verify the <form> element has a submit button" for `<button>` without `type`, which submits
#           by default. A `<dl>` without `<div>`, and `<button type="submit">`, get no remark.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" accessibility-checker-engine@4.0.34 jsdom@31.0.1
cat >run.cjs <<'JS'
const { readFileSync } = require("node:fs");
const { JSDOM } = require("jsdom");
const form = (button) => `<form action="/r"><label>Mot <input type="search" name="q"></label>${button}</form>`;
const parts = [
  '<ol start="3"><li>c</li></ol>',
  '<ol><li value="3">c</li></ol>',
  '<table><caption>C</caption><tr><th scope="col" abbr="Ép.">Épaisseur</th></tr><tr><td>1</td></tr></table>',
  "<p>De <s>12</s> à <u>14</u> mm</p>",
  "<dl><div><dt>Ville</dt><dd>Tunis</dd></div></dl>",
  form("<button>Chercher</button>"),
  "<dl><dt>Ville</dt><dd>Tunis</dd></dl>",
  form('<button type="submit">Chercher</button>'),
];
const rules = ["element_attribute_deprecated", "list_structure_proper", "form_submit_button_exists"];
(async () => {
  const seen = [];
  for (const part of parts) {
    const page = `<!DOCTYPE html><html lang="fr"><head><title>T</title></head><body><main>${part}</main></body></html>`;
    const { window } = new JSDOM(page, { runScripts: "outside-only", pretendToBeVisual: true });
    window.eval(`${readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8")}; window.ace = ace`);
    const { results } = await new window.ace.Checker().check(window.document, ["IBM_Accessibility"]);
    const remarks = results.filter(({ ruleId, value }) => rules.includes(ruleId) && value[1] !== "PASS").map(({ message }) => message);
    console.log([part, ...remarks].join("\n  "));
    seen.push(remarks.length);
    window.close();
  }
  process.exit(seen.join() === "1,1,1,2,1,1,0,0" ? 0 : 1);
})();
JS
node run.cjs
