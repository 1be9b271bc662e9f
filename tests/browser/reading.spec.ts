import type { Page } from "@playwright/test";
import type { PageId } from "#model/site/pages.ts";
import { openBeforeItsFonts } from "../support/network.ts";
import { layoutShift } from "../support/on-page.ts";
import { firstOfLayouts } from "../support/site.ts";
import { expect, hasFirstPicture, test } from "../support/test.ts";

/*
 * A first-time visitor scrolls every page to its end: fonts load late, pictures when they come near, sections appear when they
 * come into view. A violation of the Content-Security-Policy is a console message, which fails the test.
 */

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let y = 0; y < end() + innerHeight / 2; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        // Logos of a strip beyond the sides of the window may not have loaded yet.
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      await Promise.all(shown.map((image) => image.decode()));
    }
  });
}

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "no-preference" },
  isMobile: true,
});

/** Pages read after each change: those with the most that moves, loads late or is sent elsewhere. */
const often: readonly PageId[] = ["home", "cnd", "contact", "domains", "sectors"];

for (const { page: id, path } of firstOfLayouts) {
  const title = `${path} has no layout shift, shows every section, asks no other origin and stores nothing`;
  test(title, { tag: often.includes(id) ? "@slow" : "@release" }, async ({ page, context, site }) => {
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await openBeforeItsFonts(page, path);
    await page.keyboard.press("Escape"); // the loading screen
    const sections = page.locator("main > article > section");
    const paced = sections.filter({ has: page.locator("[data-pace]") });
    expect(await paced.count()).toBe(await sections.count());
    const parts = page.locator("[data-pace]:visible");
    const inFirstScreen = await parts.evaluateAll(
      (all) => all.filter((part) => part.getBoundingClientRect().top < innerHeight).length,
    );
    // If all sections begin on the first screen, as in the glossary, none waits to appear.
    if (inFirstScreen < (await parts.count()))
      await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
    if (hasFirstPicture(id)) {
      const first = page.getByRole("main").locator("picture img").first();
      const ratio = () =>
        first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
      // Cropped to 4:5 for phones.
      await expect.poll(ratio).toBeCloseTo(4 / 5, 2);
    }
    await readToTheEnd(page);
    // Sections of the first screen were never hidden.
    await expect(page.locator('[data-pace]:not([data-reveal="shown"]):visible')).toHaveCount(inFirstScreen);
    expect(await layoutShift(page)).toBe(0);
    expect([...origins]).toEqual([site]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

// Needs a browser of its own: the others hide scrollbars.
const onDesktops = "on desktops, where the scrollbar comes and goes, pages have no layout shift @release";
test(onDesktops, async ({ playwright, launchOptions, site }) => {
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  for (const { path } of firstOfLayouts) {
    const page = await browser.newPage({ baseURL: site, viewport: { width: 1440, height: 844 } });
    await openBeforeItsFonts(page, path);
    await page.keyboard.press("Escape");
    await readToTheEnd(page);
    expect.soft(await layoutShift(page), path).toBe(0);
    await page.close();
  }
  await browser.close();
});
