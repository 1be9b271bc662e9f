import { hiddenStops } from "../support/tab-order.ts";
import { builtPages, slowTwin } from "../support/site.ts";
import { expect, open, test } from "../support/test.ts";

/** Sizes of windows, in px: phones, tablets, desktops, and low ones, as a phone held sideways. */
const windows = [
  [390, 844],
  [768, 1024],
  [820, 700],
  [844, 390],
  [1024, 768],
  [1280, 900],
  [1280, 480],
] as const;

/** Sizes of letters, in px: the reader's setting of the browser, which nothing on a page can ask for. */
for (const letters of [16, 24, 32])
  test.describe(`with letters of ${letters} px`, () => {
    test.use({
      launchOptions: async ({ launchOptions }, use) => {
        const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
        await use({ ...launchOptions, args });
      },
    });

    test("what has the focus is seen, down every page and back up", async ({ page }) => {
      test.setTimeout(300_000);
      for (const { page: id, language, path } of builtPages) {
        if (slowTwin(id, language).tag.length > 0) continue;
        await open(page, path);
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          expect.soft(await hiddenStops(page), `${path}, ${width} × ${height} px`).toEqual([]);
        }
      }
    });
  });
