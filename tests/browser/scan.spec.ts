import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { boxOf } from "../support/on-page.ts";
import { siteFolder } from "../support/site.ts";
import { altOf, content, expect, known, open, test } from "../support/test.ts";

/*
 * The scan: a moving window over home's first pictures shows a drawing of what the steel hides. It crosses once, then follows
 * mouse, finger and keys.
 */

const { frame, home } = content.in.fr;
const { scan } = home.hero;
const heaviestDrawing = 30_000;
const drawn = content.pictures.pages.home.first.map((file) => content.pictures.scans?.[file]);
const [first, second] = drawn;
test.skip(!scan || !first || !second, "this company has no drawings");
test.use({ viewport: { width: 1440, height: 900 } });

const cursor = (page: Page) => page.getByRole("slider", { name: known(scan) });
/** The name of the flaw in a drawing; its box ends at the edge of the drawing. It stands beside the pictures, above their scrim. */
const nameOf = (page: Page, file: string | undefined) =>
  page.locator("p[aria-hidden]", { hasText: altOf(known(file)) });
const drawingOf = (page: Page, file: string | undefined) =>
  page
    .locator("section", { has: nameOf(page, file) })
    .locator("[data-state='current'] [data-shown='true'] img");
const all = (page: Page) => page.locator("[data-shown]");

/** Expects the slider, and the edge of the window on the loaded drawing, at a percentage of the width. */
async function expectEdgeAt(page: Page, percent: number) {
  await expect(cursor(page)).toHaveValue(String(percent));
  await expect
    .poll(() =>
      nameOf(page, first).evaluate((name) => {
        const { left = 0, width = 0 } = name.parentElement?.getBoundingClientRect() ?? {};
        return (100 * (name.getBoundingClientRect().right - left)) / width;
      }),
    )
    .toBeCloseTo(percent, 0);
}

test("with reduced motion the window is open at once, and follows keys only", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  await expectEdgeAt(page, 82);
  await page.mouse.move(300, 300);
  await expectEdgeAt(page, 82);
  await cursor(page).focus();
  await page.keyboard.press("End");
  await expectEdgeAt(page, 100);
  await page.keyboard.press("ArrowLeft");
  await expectEdgeAt(page, 99);
  for (const file of drawn) {
    await expect(drawingOf(page, file)).toBeVisible();
    await expect(cursor(page)).toHaveAttribute("aria-valuetext", `${altOf(known(file))}, 99`);
    const addresses = await drawingOf(page, file).evaluate((image) => [
      image.getAttribute("src"),
      image.parentElement?.querySelector("source")?.getAttribute("srcset"),
    ]);
    for (const address of addresses)
      expect(statSync(join(siteFolder, address ?? "")).size, address ?? "").toBeLessThanOrEqual(
        heaviestDrawing,
      );
    await page.getByRole("button", { name: frame.carousel.next }).first().press("Enter");
  }
});

test("from right to left the drawing lies on its picture, and its window beside the headline", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl"));
  });
  await open(page, pathOf("home", "fr"));
  const [photograph, drawing] = [
    page.getByRole("img", { name: altOf(known(content.pictures.pages.home.first[0])) }),
    drawingOf(page, first),
  ];
  await expect.poll(() => drawing.boundingBox()).toEqual(await photograph.boundingBox());
  const headline = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect().left;
  });
  const edge = await boxOf(nameOf(page, first));
  expect(edge.right).toBeLessThanOrEqual(headline);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap shows the drawing at the finger", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    const { x, y, width, height } = await boxOf(cursor(page));
    await page.touchscreen.tap(x + width / 2, y + height / 3);
    await expectEdgeAt(page, 50);
  });
});

test.describe("without reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the window crosses the picture by itself, then follows the mouse @slow", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await page.keyboard.press("Escape");
    await expect(drawingOf(page, first)).toBeVisible();
    await expectEdgeAt(page, 82);
    const { x, width } = await boxOf(cursor(page));
    await page.mouse.move(x + width / 2, 300);
    await expectEdgeAt(page, 50);
  });

  test("with saved data no drawing loads until the visitor moves the slider", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await open(page, pathOf("home", "fr"));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: frame.carousel.pause }).first()).toBeVisible();
    await page.mouse.move(720, 300);
    await expect(all(page)).toHaveCount(0);
    await cursor(page).fill("40");
    await expect(drawingOf(page, first)).toBeVisible();
  });
});
