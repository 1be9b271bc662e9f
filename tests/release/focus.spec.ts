import { builtPages, isFirstOfLayout, isTwin } from "../support/site.ts";
import { hiddenStops } from "../support/tab-order.ts";
import { expect, open, test } from "../support/test.ts";

/*
 * What has the focus is never hidden (WCAG 2.2, 2.4.11), forwards and backwards through one page of each layout with all folds of the page open,
 * in other languages than French in one window.
 * tests/browser/every-page.spec.ts asks this of all pages, with folds as they are.
 */

/** Phone, tablets and desktops in px, low and high. */
const windows = [
  [390, 844],
  [768, 1024],
  [820, 500],
  [1024, 600],
  [1280, 500],
] as const;
const windowOfOthers = windows[2];

for (const letters of [16, 24, 32])
  test(`what has the focus is seen in low and high windows, with letters of ${letters} px`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    test.setTimeout(900_000);
    // The browser's default font size, which a page cannot set.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: site, reducedMotion: "reduce" });
    for (const { page: id, language, path } of builtPages.filter(({ page }) => !isTwin(page))) {
      await open(page, path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${letters}px`);
      for (const [width, height] of isFirstOfLayout(id, language) ? windows : [windowOfOthers]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() =>
          document.querySelectorAll<HTMLDetailsElement>("main details").forEach((fold) => (fold.open = true)),
        );
        expect.soft(await hiddenStops(page), `${path} ${width} × ${height}`).toEqual([]);
      }
    }
    await browser.close();
  });
