import { builtPages, isFirstOfLayout } from "../support/site.ts";
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

// One page of each layout after each change, the others before a release.
for (const isFirst of [true, false])
  test(
    `with text twice as large nothing is cut off or hidden with the focus, and no text breaks into single letters (${isFirst ? "layouts" : "other words"})`,
    { tag: isFirst ? [] : "@release" },
    async ({ page }) => {
      test.setTimeout(180_000);
      for (const { page: id, language, path } of builtPages) {
        if (isFirstOfLayout(id, language) !== isFirst) continue;
        await open(page, path);
        await expect(page.locator("html")).toHaveCSS("font-size", "32px");
        expect.soft(await cutOffAt(page, [1280, 390]), path).toEqual([]);
        expect.soft(await narrowTexts(page), path).toEqual([]);
        // What covers the focus depends on layout only.
        if (isFirst) expect.soft(await hiddenStops(page), path).toEqual([]);
      }
    },
  );
