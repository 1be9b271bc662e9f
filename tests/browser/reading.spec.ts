import type { Page } from "@playwright/test";
import type { PageId } from "#model/site/pages.ts";
import { openBeforeItsFonts } from "../support/network.ts";
import { layoutShift } from "../support/on-page.ts";
import { builtPages, slowTwin } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

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

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "no-preference" },
  isMobile: true,
});

// What jumps is the same part in every language; words are longest in French, and room least on a phone.
const inFrench = builtPages.filter(({ language }) => language === "fr");

for (const { page: id, language, path } of inFrench) {
  const title = `nothing of ${path} jumps, every section appears, and nothing comes from or stays elsewhere`;
  test(title, slowTwin(id, language), async ({ page, context, site }) => {
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
    // Where all sections begin on the first screen, as those of the glossary do, none waits.
    if (inFirstScreen < (await parts.count()))
      await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
    const { [id]: pictures }: Partial<Readonly<Record<PageId, object>>> = content.pictures.pages;
    if (pictures && "first" in pictures) {
      const first = page.getByRole("main").locator("picture img").first();
      const ratio = () =>
        first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
      // Cut to the proportions of a phone.
      await expect.poll(ratio).toBeCloseTo(4 / 5, 2);
    }
    await readToTheEnd(page);
    // What was on the first screen was never taken away.
    await expect(page.locator('[data-pace]:not([data-reveal="shown"]):visible')).toHaveCount(inFirstScreen);
    expect(await layoutShift(page)).toBe(0);
    expect([...origins]).toEqual([site]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

// It takes a browser of its own: all others have scrollbars that take no room.
const onDesktops = "nothing jumps on desktops, where scrollbars come and go with what lies over a page";
test(onDesktops, { tag: "@slow" }, async ({ playwright, launchOptions, site }) => {
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  for (const { path } of inFrench) {
    const page = await browser.newPage({ baseURL: site, viewport: { width: 1440, height: 844 } });
    await openBeforeItsFonts(page, path);
    await page.keyboard.press("Escape");
    await readToTheEnd(page);
    expect.soft(await layoutShift(page), path).toBe(0);
    await page.close();
  }
  await browser.close();
});
