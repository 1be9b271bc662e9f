#!/usr/bin/env bash
# axe-core 4.14.1, html-validate 11.21.1, accessibility-checker-engine 4.0.34, dom-accessibility-api 0.7.1 (of Testing Library) and aria-api 0.9.1
# (npm), on an SVG drawing, in jsdom 31.0.1.
# Expected: a link around a drawing is named by the drawing's words; `<title>` names the element it is the first child of, be it `<svg>` or `<g>`
#           (SVG-AAM). So in Chromium 156: "Plan", "Coupe", "Vue".
# Seen:     axe-core and html-validate report a link to the visible word "Plan" as without text. equal-access and dom-accessibility-api find no
#           name for `<g role="img"><title>Coupe</title>`, aria-api none for `<svg role="img"><title>Vue</title>`.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" axe-core@4.14.1 html-validate@11.21.1 accessibility-checker-engine@4.0.34 dom-accessibility-api@0.7.1 aria-api@0.9.1 jsdom@31.0.1
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import axe from "axe-core";
import { computeAccessibleName } from "dom-accessibility-api";
import { HtmlValidate } from "html-validate";
import { JSDOM, VirtualConsole } from "jsdom";
const parts = `<a href="#m"><svg viewBox="0 0 9 9"><text y="9">Plan</text></svg></a>
<svg viewBox="0 0 9 9" role="group" aria-label="Cuve"><g role="img"><title>Coupe</title><path d="M0 0h9v9z"/></g></svg>
<svg role="img" viewBox="0 0 9 9"><title>Vue</title><path d="M0 0h9v9z"/></svg>`;
const page = `<!DOCTYPE html><html lang="fr"><head><title>T</title></head><body><main id="m"><h1>T</h1>${parts}</main></body></html>`;
const { window } = new JSDOM(page, { runScripts: "outside-only", pretendToBeVisual: true, virtualConsole: new VirtualConsole() });
const load = (file, name) => window.eval(`${readFileSync(`node_modules/${file}`, "utf8")}; window.${name} = ${name}`);
load("accessibility-checker-engine/ace.js", "ace");
load("aria-api/dist/aria.js", "aria");
window.eval(axe.source);
const { violations } = await window.axe.run();
const { results } = await new HtmlValidate({ extends: ["html-validate:a11y"] }).validateString(page);
const remarks = (await new window.ace.Checker().check(window.document, ["IBM_Accessibility"])).results;
const elements = ["a", "g", "svg[role=img]"].map((selector) => window.document.querySelector(selector));
const seen = [
  `axe-core: ${violations.map(({ id, nodes }) => `${id} ${nodes[0].target}`)}`,
  `html-validate: ${results.flatMap(({ messages }) => messages.map(({ message }) => message))}`,
  `equal-access: ${remarks.filter(({ ruleId, value }) => ruleId === "aria_accessiblename_exists" && value[1] === "FAIL").map(({ message }) => message)}`,
  `dom-accessibility-api: ${elements.map(computeAccessibleName)}`,
  `aria-api: ${elements.map((element) => window.aria.getName(element))}`,
].join("\n");
console.log(seen);
process.exit(seen === `axe-core: link-name a
html-validate: Anchor link must have a text describing its purpose
equal-access: Element <g> with "img" role has no accessible name
dom-accessibility-api: Plan,,Vue
aria-api: Plan,Coupe,` ? 0 : 1);
JS
node run.mjs
