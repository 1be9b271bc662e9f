import { languageCodes, pageIds, pathOf } from "../support/current-site.ts";
import { cutOffAt, narrowTexts } from "../support/sweeps.ts";
import { expect, open, test } from "../support/test.ts";

// The reader's setting of the browser, 16 px unless changed: nothing on the page can ask for it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    await use({ ...launchOptions, args });
  },
});

for (const language of languageCodes)
  test(`with text twice as large nothing is cut off or falls into letters (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const id of pageIds) {
      await open(page, pathOf(id, language));
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      expect.soft(await cutOffAt(page, [1280, 390]), id).toEqual([]);
      expect.soft(await narrowTexts(page), id).toEqual([]);
    }
  });
