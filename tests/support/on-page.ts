import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Adds a style to the open page. Not a `<style>`, which the content policy of the site would refuse. */
export async function withStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Loads every picture of a page, as before printing, and waits until all can be painted. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-picture] > noscript")).toHaveCount(0);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
