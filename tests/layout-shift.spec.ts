import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { layoutShift } from "./support/layout-shift.ts";
import { expect, hydrated, test } from "./support/test.ts";

for (const width of [390, 1440]) {
  for (const language of ["fr", "en"] as const) {
    test(`nothing jumps while a visitor reads a page to its end, in ${language} at ${width} px`, async ({
      playwright,
      launchOptions,
      site,
    }) => {
      test.setTimeout(120_000);
      // Scrollbars take room on desktops, where they come and go with what lies over a page, and none on phones.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: width > 1000 ? ["--hide-scrollbars"] : [],
      });
      for (const id of pageIds) {
        // Each in a window of its own, and moving: pictures come late, and sections come in.
        const page = await browser.newPage({
          baseURL: site,
          viewport: { width, height: 844 },
          reducedMotion: "no-preference",
        });
        await page.goto(pathOf(id, language));
        await hydrated(page);
        await page.keyboard.press("Escape"); // the loading screen
        await page.evaluate(async () => {
          const end = () => document.documentElement.scrollHeight - innerHeight;
          for (let y = 0; y < end(); y += innerHeight / 2) {
            scrollTo({ top: y, behavior: "instant" });
            await new Promise((resolve) => requestAnimationFrame(resolve));
            const shown = [...document.images].filter((image) => {
              const { top, bottom, left, right, width } = image.getBoundingClientRect();
              // Beyond the sides, where a strip of logos goes on, the browser may not have fetched it yet.
              return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
            });
            await Promise.all(shown.map((image) => image.decode()));
          }
        });
        expect(await layoutShift(page), id).toBe(0);
        await page.close();
      }
      await browser.close();
    });
  }
}
