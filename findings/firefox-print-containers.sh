#!/usr/bin/env bash
# Firefox ESR 153.8.0 (Debian 12), driven by WebDriver BiDi, 2026-11-28.
# Expected: a container query is answered on paper as on the screen, by the width of the container.
# Seen:     printed, no container query applies, neither `(width >= 0px)` nor `not (width < 1px)`, and `cqi` is measured by the sheet.
#           Chromium 156 applies them. So a layout that a container query makes is lost on paper in Firefox alone.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/firefox.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
firefox_ready "$folder" firefox-esr=153.8.0esr-1~deb12u1 ws@8.23.0
npm install --silent --no-audit --no-fund unpdf@1.8.1
cat >run.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { extractText, getDocumentProxy } from "unpdf";
import { context, firefox, send } from "./firefox.mjs";
const html = `<!doctype html><title>t</title><style>
  div { container-type: inline-size } i { display: none }
  @container (width >= 0px) { .least { display: inline } }
  @container not (width < 1px) { .negated { display: inline } }
</style><div>always <i class="least">least</i> <i class="negated">negated</i></div>`;
writeFileSync("page.html", html);
await send("browsingContext.navigate", { context, url: pathToFileURL("page.html").href, wait: "complete" });
const screen = (await send("script.evaluate", { expression: "document.body.innerText", target: { context }, awaitPromise: false })).result.value.trim();
const { data } = await send("browsingContext.print", { context });
firefox.kill();
const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(data, "base64"))), { mergePages: true });
console.log({ screen, paper: text.trim() });
process.exit(screen === "always least negated" && text.trim() === "always" ? 0 : 1);
JS
node run.mjs
