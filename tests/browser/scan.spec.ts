import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pathOf } from "#model/site/paths.ts";
import { boxOf } from "../support/on-page.ts";
import { siteFolder } from "../support/site.ts";
import { altOf, content, expect, known, open, test } from "../support/test.ts";

/*
 * What the steel does not say: the drawings over home's first pictures, seen through a window that goes across once and
 * then follows mouse, thumb and keys.
 */

const { scan } = content.in.fr.home.hero;
const drawn = content.pictures.pages.home.first.map((file) => content.pictures.scans?.[file]);
const [first, second] = drawn;
test.skip(!scan || !first || !second, "this company has no drawings");

const cursor = (page: Page) => page.getByRole("slider", { name: known(scan) });
const shownOf = (page: Page, file: string | undefined) =>
  page.locator("[data-shown='true']", { hasText: altOf(known(file)) });
const drawingOf = (page: Page, file: string | undefined) => shownOf(page, file).locator("img");
const all = (page: Page) => page.locator("[data-shown]");

/** The edge that reads stands where the cursor does, on the drawing that has come. */
async function expectEdgeAt(page: Page, percent: number) {
  await expect(cursor(page)).toHaveValue(String(percent));
  await expect
    .poll(() =>
      shownOf(page, first).evaluate((drawing) => {
        const { left, width } = drawing.getBoundingClientRect();
        const edge = drawing.querySelector("p")?.getBoundingClientRect().right;
        return edge === undefined ? edge : (100 * (edge - left)) / width;
      }),
    )
    .toBeCloseTo(percent, 0);
}

test.describe("where little movement is wanted", () => {
  test("no drawing comes before keys ask for one, and they move it without changing the slide", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, pathOf("home", "fr"));
    await page.mouse.move(900, 300);
    await expect(all(page)).toHaveCount(0);
    await cursor(page).focus();
    await page.keyboard.press("End");
    await expectEdgeAt(page, 100);
    await page.keyboard.press("ArrowLeft");
    await expectEdgeAt(page, 99);
    await expect(cursor(page)).toHaveAttribute("aria-valuetext", `99 %, ${altOf(known(first))}`);
    await page.getByRole("button", { name: content.in.fr.frame.carousel.next }).first().press("Enter");
    await expect(drawingOf(page, second)).toBeVisible();
    await expect(cursor(page)).toHaveAttribute("aria-valuetext", `99 %, ${altOf(known(second))}`);
  });

  test("the thumb asks for one, too", async ({ browser, site }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await open(page, site + pathOf("home", "fr"));
    const { x, y, width, height } = await boxOf(cursor(page));
    await page.touchscreen.tap(x + width / 2, y + height / 3);
    await expectEdgeAt(page, 50);
    await page.close();
  });
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1440, height: 900 } });

  test("the window goes across by itself, then follows the mouse", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await page.keyboard.press("Escape");
    await expect(drawingOf(page, first)).toBeVisible();
    await expectEdgeAt(page, 79);
    const { x, width } = await boxOf(cursor(page));
    await page.mouse.move(x + width / 2, 300);
    await expectEdgeAt(page, 50);
  });

  test("it waits until it is asked for where data is saved", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await open(page, pathOf("home", "fr"));
    await page.keyboard.press("Escape");
    const pause = page.getByRole("button", { name: content.in.fr.frame.carousel.pause }).first();
    await expect(pause).toBeVisible();
    await page.mouse.move(720, 300);
    await expect(all(page)).toHaveCount(0);
    await cursor(page).fill("40");
    await expect(drawingOf(page, first)).toBeVisible();
  });
});

test("a drawing weighs 30 kB at most", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  await cursor(page).fill("50");
  for (const [index, file] of drawn.entries()) {
    const image = drawingOf(page, file);
    await expect(image).toBeVisible();
    const addresses = await image.evaluate((element: HTMLImageElement) => [
      element.getAttribute("src"),
      element.parentElement?.querySelector("source")?.getAttribute("srcset"),
    ]);
    for (const address of addresses)
      expect(statSync(join(siteFolder, address ?? "")).size, address ?? "").toBeLessThanOrEqual(30_000);
    if (index < drawn.length - 1)
      await page.getByRole("button", { name: content.in.fr.frame.carousel.next }).first().click();
  }
});
