import { languageCodes, pageIds, pathOf } from "../support/current-site.ts";
import { isTwin } from "../support/site.ts";
import { cutOffAt, narrowTexts } from "../support/sweeps.ts";
import { hiddenStops } from "../support/tab-order.ts";
import { expect, open, test } from "../support/test.ts";

// The browser's default font size (usually 16 px), which a page cannot set.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    await use({ ...launchOptions, args });
  },
});

for (const language of languageCodes)
  test(`with text twice as large nothing is cut off or hidden with the focus, and no text breaks into single letters (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const id of pageIds) {
      await open(page, pathOf(id, language));
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      expect.soft(await cutOffAt(page, [1280, 390]), id).toEqual([]);
      expect.soft(await narrowTexts(page), id).toEqual([]);
      // What covers the focus depends on layout only.
      if (!isTwin(id)) expect.soft(await hiddenStops(page), id).toEqual([]);
    }
  });
