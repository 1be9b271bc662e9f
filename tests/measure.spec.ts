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
          /** Characters on the longest line of a text: its share of the length of all lines. */
          const longest = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const widths = new Map<number, number>();
            for (const { top, width } of range.getClientRects()) {
              // A line may be in several pieces, one for each text node.
              widths.set(Math.round(top), width + (widths.get(Math.round(top)) ?? 0));
            }
            const all = [...widths.values()];
            const sum = all.reduce((total, one) => total + one, 0);
            return sum === 0 ? 0 : Math.round((element.textContent.trim().length * Math.max(...all)) / sum);
          };
          return [...document.querySelectorAll("main :is(p, li, dd, td)")]
            .filter((element) => element.checkVisibility() && element.childElementCount === 0)
            .map((element) => ({ characters: longest(element), text: element.textContent.slice(0, 50) }))
            .filter(({ characters }) => characters > limit)
            .map(({ characters, text }) => `${characters}: ${text}`);
        }, longestLine);
      }
      expect(found).toEqual(Object.fromEntries(pageIds.map((id) => [id, []])));
    });
  }
}
