import type { Page } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { content, expect, hydrated, test } from "../support/test.ts";

const { frame } = content.in.fr;

const fontFiles = "**/*.woff2";

/** Whether the page's heading is drawn with the site's own letters alone. */
async function ownLetters(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.every(({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith("Archivo"));
}

async function fontsArrived(page: Page): Promise<void> {
  const files = await page.evaluate(() => document.querySelectorAll('link[rel="preload"][as="font"]').length);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType("resource")
            .filter(({ name, duration }) => name.endsWith(".woff2") && duration > 0).length,
      ),
    )
    .toBeGreaterThanOrEqual(files);
}

/** Opens an address, and lets its letters come only after the page was painted without them. */
async function openBeforeItsLetters(page: Page, path: string): Promise<void> {
  const release = await hold(page, fontFiles);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  release();
  await fontsArrived(page);
  await hydrated(page);
}

test("letters that came late are kept for the next page, which shows them at once", async ({ page }) => {
  await openBeforeItsLetters(page, "/");
  expect(await ownLetters(page)).toBe(false);
  await page.getByRole("navigation").getByRole("link", { name: frame.labels["À propos"] }).first().click();
  await expect(page).toHaveURL("/about_us");
  await hydrated(page);
  expect(await ownLetters(page)).toBe(true);
  expect(await layoutShift(page)).toBe(0);
});
