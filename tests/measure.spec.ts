import { languages } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { expect, test } from "./support/test.ts";

/** Most characters of running text on a line. */
const longestLine = 68;

for (const { code } of languages) {
  for (const width of [1440, 2560]) {
    test(`no line of text is longer than ${longestLine} characters, at ${width} px (${code})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const found: Record<string, string[]> = {};
      for (const id of pageIds) {
        await page.goto(pathOf(id, code));
        found[id] = await page.evaluate((limit) => {
          const range = document.createRange();
          /** Characters on the longest line of a text, counted one by one, in whatever elements they stand. */
          const longest = (element: Element) => {
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            let [most, count, bottom] = [0, 0, -Infinity];
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              for (let at = 0; at < (text.nodeValue ?? "").length; at += 1) {
                range.setStart(text, at);
                range.setEnd(text, at + 1);
                const letter = range.getBoundingClientRect();
                if (letter.width === 0) continue;
                if (letter.top + letter.height / 2 > bottom) count = 0;
                count += 1;
                most = Math.max(most, count);
                bottom = letter.bottom;
              }
            }
            return most;
          };
          const inline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
          return [...document.querySelectorAll("main :is(p, li, dd, td)")]
            .filter(
              (element) => element.checkVisibility() && [...element.querySelectorAll("*")].every(inline),
            )
            .map((element) => ({ characters: longest(element), text: element.textContent.slice(0, 50) }))
            .filter(({ characters }) => characters > limit)
            .map(({ characters, text }) => `${characters}: ${text}`);
        }, longestLine);
      }
      expect(found).toEqual(Object.fromEntries(pageIds.map((id) => [id, []])));
    });
  }
}
