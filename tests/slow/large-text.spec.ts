import { languageCodes } from "#model/site/languages.ts";
import { pageIds, pathOf } from "#model/site/paths.ts";
import { cutOffPages, narrowTexts } from "../support/sweeps.ts";
import { expect, open, test } from "../support/test.ts";

// The reader's setting of the browser, 16 px unless changed: nothing on the page can ask for it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    await use({ ...launchOptions, args });
  },
});

test("no text falls into letters with text twice as large, at 390 px", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 900 });
  const bad: Record<string, readonly string[]> = {};
  for (const id of pageIds) {
    await open(page, pathOf(id, "fr"));
    const found = await narrowTexts(page);
    if (found.length > 0) bad[id] = found;
  }
  expect(bad).toEqual({});
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
