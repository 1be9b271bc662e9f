import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Adds a style to the open page. Not a `<style>`, which the content policy of the site would refuse.
 * @returns what takes it away again
 */
export async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}

/** Waits until a picture shows the file cut for this screen, which the last one stands in for while it comes. */
export async function toShowItsFile(picture: Locator): Promise<void> {
  await expect(async () => {
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      const asked = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(
        ({ media }) => media === "" || matchMedia(media).matches,
      );
      await image.decode();
      return asked?.srcset.includes(new URL(image.currentSrc).pathname);
    });
    expect(shown).toBe(true);
  }).toPass();
}

/** Loads every picture of a page, as before printing, and waits until all can be painted. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.evaluate(async () => {
    // Nobody scrolls here: what the browser fetches once it is near would never come.
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
