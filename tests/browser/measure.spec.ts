import { pageIds, pathOf } from "#model/site/paths.ts";
import { expect, open, test } from "../support/test.ts";

/** The most letters that a line of running text may have (Bringhurst, The Elements of Typographic Style, 2.1.2). */
const longest = 75;

/** Lines of running text that are longer, as they stand on the screen. Runs in the page. */
function longLines(most: number): string[] {
  const texts = [...document.querySelectorAll("main :is(p, li, dd, figcaption)")].filter(
    (element) =>
      element.checkVisibility() &&
      !element.querySelector("p, li, dd, div") &&
      !element.closest("table, nav, [aria-hidden], .visually-hidden") &&
      element.textContent.trim().length > most,
  );
  return texts.flatMap((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const bottom = Math.round((range.getClientRects()[0]?.bottom ?? 0) / 8);
        lines.set(bottom, (lines.get(bottom) ?? "") + word);
      }
    }
    return [...lines.values()].map((line) => line.trim()).filter((line) => line.length > most);
  });
}

for (const width of [390, 820, 1024, 1440, 2560])
  test(`at ${width} px no line of running text is longer than ${longest} letters`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const id of pageIds) {
      await open(page, pathOf(id, "fr"));
      expect(await page.evaluate(longLines, longest), id).toEqual([]);
    }
  });
