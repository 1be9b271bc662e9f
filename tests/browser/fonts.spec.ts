import type { Page } from "@playwright/test";
import { openBeforeItsFonts } from "../support/late-fonts.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { content, expect, hydrated, test } from "../support/test.ts";

const { frame } = content.in.fr;

/** Whether the page's heading is drawn with the site's own letters alone. */
async function ownFonts(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.every(({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith("Archivo"));
}

test("fonts that came late are kept for the next page, which shows them at once", async ({ page }) => {
  await openBeforeItsFonts(page, "/");
  expect(await ownFonts(page)).toBe(false);
  await page.getByRole("navigation").getByRole("link", { name: frame.labels["À propos"] }).first().click();
  await expect(page).toHaveURL("/about_us");
  await hydrated(page);
  expect(await ownFonts(page)).toBe(true);
  expect(await layoutShift(page)).toBe(0);
});
