import { languageCodes } from "#app/i18n/languages.ts";
import { cutOffPages } from "../support/cut-off.ts";
import { expect, test } from "../support/test.ts";

// The reader's setting of the browser, 16 px unless changed: nothing on the page can ask for it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    await use({ ...launchOptions, args });
  },
});

for (const language of languageCodes) {
  for (const width of [390, 1280]) {
    test(`nothing is cut off with text twice as large, at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      expect(await cutOffPages(page, language)).toEqual({});
    });
  }
}
