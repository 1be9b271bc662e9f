import { languageCodes } from "#app/i18n/languages.ts";
import { cutOffPages } from "./support/cut-off.ts";
import { expect, test } from "./support/test.ts";

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

for (const language of languageCodes) {
  test(`nothing is cut off at 320 px, which is 1280 px at 400 % (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await cutOffPages(page, language)).toEqual({});
  });

  for (const width of [320, 1440]) {
    test(`nothing is cut off with letters, words and lines set apart, at ${width} px (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOffPages(page, language, spacing)).toEqual({});
    });
  }
}
