#!/usr/bin/env bash
# Chromium 156.0.8078.108 (Debian 12, headless), driven by playwright-core 1.65.1, 2026-11-28.
# Expected: animations of `transform` run on the compositor, so that the main thread has nothing to do while they last.
# Seen:     true for an element, for a pseudo-element, and for an element within an element that moves too. But if an element and its
#           own ::before move at the same time, the styles of both are computed again for each frame, some 60 times a second, by the
#           main thread. No tool says so: the trace shows each of these animations as composited.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/chromium.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium_ready "$folder" chromium-headless-shell=156.0.8078.108-1~deb12u1 playwright-core@1.65.1
cat >run.mjs <<'JS'
import { browser } from "./chromium.mjs";
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable");
const computed = async () =>
  (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "RecalcStyleCount").value;
const styles = `@keyframes move { from { transform: translateX(-90%) } }
  .moves, .before::before { animation: move 60s linear; display: block } .before::before { content: "word" }`;
const perSecond = {};
for (const [name, html] of Object.entries({
  element: '<div class="moves">word</div>',
  pseudoElement: '<div class="before"></div>',
  elementInElement: '<div class="moves"><div class="moves">word</div></div>',
  elementAndItsPseudoElement: '<div class="moves before"></div>',
})) {
  await page.setContent(`<!doctype html><title>t</title><style>${styles}</style>${html}`);
  await page.waitForTimeout(1000);
  const before = await computed();
  await page.waitForTimeout(2000);
  perSecond[name] = Math.round(((await computed()) - before) / 2);
}
await browser.close();
console.log(perSecond);
const { elementAndItsPseudoElement: both, ...others } = perSecond;
process.exit(both > 10 && Object.values(others).every((count) => count < 5) ? 0 : 1);
JS
node run.mjs
