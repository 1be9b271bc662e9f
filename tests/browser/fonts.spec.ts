import type { Page } from "@playwright/test";
import { languageCodes, pathOf } from "../support/current-site.ts";
import { openBeforeItsFonts } from "../support/network.ts";
import { layoutShift } from "../support/on-page.ts";
import { expect, hydrated, test } from "../support/test.ts";

/** The fonts that the browser really uses for the text of some elements. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const found = await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  await session.detach();
  return found.flatMap(({ fonts }) => fonts);
}

/** Whether the page's heading uses only the site's own font. */
async function ownFonts(page: Page): Promise<boolean> {
  return (await fontsOf(page, "h1")).every(
    ({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith("Archivo"),
  );
}

test("the pages with the most characters find all of them in the site's own fonts @slow", async ({
  page,
}) => {
  for (const path of [...languageCodes.map((code) => pathOf("glossary", code)), pathOf("quality", "fr")])
    // Fonts that load late are used at the next load, so try again.
    await expect(async () => {
      await page.goto(path);
      const fonts = await fontsOf(page, "body *");
      expect(fonts.length).toBeGreaterThan(100);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    }).toPass();
});

test("fonts that load late are cached, and the next page shows them at once", async ({ page }) => {
  await openBeforeItsFonts(page, pathOf("home", "fr"));
  expect(await ownFonts(page)).toBe(false);
  await page.unrouteAll();
  // On a busy machine, reading the cache may take longer than the browser waits for a font.
  await expect(async () => {
    await page.goto(pathOf("about", "fr"));
    await hydrated(page);
    expect(await ownFonts(page)).toBe(true);
  }).toPass();
  const fetched = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter(({ name, transferSize }) => name.endsWith(".woff2") && transferSize > 0).length;
  });
  expect(fetched).toBe(0);
  expect(await layoutShift(page)).toBe(0);
});
