import type { Page } from "@playwright/test";
import { openBeforeItsFonts } from "../support/network.ts";
import { layoutShift } from "../support/on-page.ts";
import { builtPages, slowTwin } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/*
 * Every page read to its end by a first visitor: fonts come late, pictures as they come near, sections as they come into
 * view. A breach of the content policy is a message in the console, and fails the test.
 */

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let y = 0; y < end() + innerHeight / 2; y += innerHeight / 2) {
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
}

// Scrollbars take room on desktops, where they come and go with what lies over a page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

for (const width of [390, 1440]) {
  test.describe(`read to the end at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: "no-preference" },
      // On phones scrollbars take no room.
      isMobile: width < 1000,
    });

    // What jumps is the same part everywhere; words are longest, and room least, on a phone.
    const read = builtPages.filter(({ language }) => width < 1000 || language === "fr");
    for (const { page: id, language, path } of read) {
      const title = `nothing of ${path} jumps, every section appears, and nothing comes from or stays elsewhere`;
      const told = width < 1000 ? slowTwin(id, language) : { tag: "@slow" };
      test(title, told, async ({ page, context, site }) => {
        const origins = new Set<string>();
        page.on("request", (request) => origins.add(new URL(request.url()).origin));
        await openBeforeItsFonts(page, path);
        await page.keyboard.press("Escape"); // the loading screen
        const sections = page.locator("main > section");
        expect(await sections.filter({ has: page.locator("[data-pace]") }).count()).toBe(
          await sections.count(),
        );
        const parts = page.locator("[data-pace]:visible");
        const inFirstScreen = await parts.evaluateAll(
          (all) => all.filter((part) => part.getBoundingClientRect().top < innerHeight).length,
        );
        // Where all sections begin on the first screen, as those of the glossary do, none waits.
        if (inFirstScreen < (await parts.count()))
          await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
        await readToTheEnd(page);
        // What was on the first screen was never taken away.
        await expect(page.locator('[data-pace]:not([data-reveal="shown"]):visible')).toHaveCount(
          inFirstScreen,
        );
        expect(await layoutShift(page)).toBe(0);
        expect([...origins]).toEqual([site]);
        expect(await context.cookies()).toEqual([]);
        expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      });
    }
  });
}
