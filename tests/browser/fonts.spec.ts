import type { Page } from "@playwright/test";
import { pathOf } from "#model/site/paths.ts";
import { openBeforeItsFonts } from "../support/network.ts";
import { layoutShift } from "../support/on-page.ts";
import { expect, hydrated, test } from "../support/test.ts";

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

/** Whether the page's heading is drawn with the site's own letters alone. */
async function ownFonts(page: Page): Promise<boolean> {
  return (await fontsOf(page, "h1")).every(
    ({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith("Archivo"),
  );
}

for (const path of [pathOf("glossary", "fr"), pathOf("glossary", "en"), pathOf("quality", "fr")])
  test(`${path} has every letter in the site's own fonts`, async ({ page }) => {
    // Fonts that come late are for the next opening.
    await expect(async () => {
      await page.goto(path);
      const fonts = await fontsOf(page, "body *");
      expect(fonts.length).toBeGreaterThan(100);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    }).toPass();
  });

test("fonts that came late are kept for the next page, which shows them at once", async ({ page }) => {
  await openBeforeItsFonts(page, pathOf("home", "fr"));
  expect(await ownFonts(page)).toBe(false);
  await page.unrouteAll();
  // A busy machine may take longer to read what is kept than the browser waits.
  await expect(async () => {
    await page.goto(pathOf("about", "fr"));
    await hydrated(page);
    expect(await ownFonts(page)).toBe(true);
  }).toPass();
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => entry.name.endsWith(".woff2") && (entry as PerformanceResourceTiming).transferSize > 0,
      )
      .map(({ name }) => name),
  );
  expect(fetched).toEqual([]);
  expect(await layoutShift(page)).toBe(0);
});
