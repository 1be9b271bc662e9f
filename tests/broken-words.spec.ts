import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { expect, test } from "./support/test.ts";

/** Every layout at its narrowest, and the widths of common screens. */
const widths = [320, 390, 576, 768, 992, 1024, 1280, 1440];

for (const language of languageCodes) {
  test(`no word of a heading is broken for want of room, at any width (${language})`, async ({ page }) => {
    test.slow();
    const broken: string[] = [];
    for (const id of pageIds) {
      await page.goto(pathOf(id, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => {
          const parts: string[] = [];
          for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
            const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              // A line may end after a hyphen or a slash, but nowhere else inside of a word.
              for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\-‑–/]+/g)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (lines.size > 1) parts.push(word);
              }
            }
          }
          return parts;
        });
        broken.push(...found.map((word) => `${id} at ${width} px: ${word}`));
      }
    }
    expect(broken).toEqual([]);
  });
}
