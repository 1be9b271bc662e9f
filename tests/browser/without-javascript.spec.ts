import { languageCodes, pageIds, partPath, pathOf } from "../support/current-site.ts";
import type { Page } from "@playwright/test";
import { sidewaysScroll } from "../support/sweeps.ts";
import { tabThrough } from "../support/tab-order.ts";
import { altOf, content, expect, otherLanguage, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/**
 * Texts that are hidden or transparent, except texts for scripts or screen readers only, labels of drawings, and the summary
 * of a fold.
 */
async function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll("main *")]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
      )
      .filter(
        (element) =>
          !element.closest(".needs-js, .sr-only, script, [aria-hidden], svg, summary .screen-only"),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

for (const language of languageCodes) {
  const title = `without JavaScript every page in ${language} shows all its texts, even on the narrowest phone`;
  test(title, { tag: language === "fr" ? "@slow" : "@release" }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const id of pageIds) {
      await page.goto(pathOf(id, language));
      await expect(page.locator("details[data-folds]:not([open])"), id).toHaveCount(0);
      // The browser can unfold these without scripts.
      await page.locator("main details").evaluateAll((folded) => {
        for (const details of folded) details.setAttribute("open", "");
      });
      await expect(page.locator("[data-loading-screen]"), id).toBeHidden();
      await expect(page.locator("main :is(button, input):visible"), id).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in[language][id].hero.title);
      expect(await unseenTexts(page), id).toEqual([]);
      // Text browsers show hidden texts.
      expect((await page.locator("main .needs-js").allTextContents()).join("").trim(), id).toBe("");
      expect(await sidewaysScroll(page), id).toBe(0);
    }
  });
}

test("without JavaScript the first picture of home shows what it hides", async ({ page }) => {
  const [first = ""] = content.pictures.pages.home.first;
  const drawing = content.pictures.scans?.[first];
  test.skip(drawing === undefined);
  await page.goto(pathOf("home", "fr"));
  // Searches by text leave out what stands in `<noscript>`.
  const name = page.locator("main noscript p");
  await expect(name).toHaveText(altOf(drawing ?? "", "fr"));
  await expect(name).toBeInViewport();
  // As with scripts, its edge stops behind the subject of the picture, and not at the side of the window.
  const edge = await page
    .locator("[data-shown='true']")
    .evaluate((scan) => Number.parseFloat(getComputedStyle(scan, "::after").translate));
  expect(edge).toBeGreaterThan(-60);
  expect(edge).toBeLessThan(-10);
});

const { frame } = content.in.fr;
const other = otherLanguage("fr");

test("without JavaScript flags, tabs and the keyboard work @slow", async ({ page }) => {
  await page.goto(pathOf("sectors", "fr"));
  const { label, items } = content.in.fr.sectors.tabs;
  await expect(page.getByRole("tablist", { name: label })).toHaveCount(0);
  for (const [key, { name }] of Object.entries(items)) {
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(partPath("sectors", key, "fr"));
    await expect(page.locator(":target")).toBeInViewport();
  }
  expect(await tabThrough(page)).toMatchObject({ missed: [], faults: [] });
  await page.getByRole("button", { name: other.ownName }).click();
  await expect(page).toHaveURL(new RegExp(`^[^#]*${pathOf("sectors", other.code)}`));
  await expect(page.getByRole("button", { name: other.ownName, pressed: true })).toBeVisible();
  await expect(page.getByRole("button", { pressed: false })).toHaveCount(1);
});

test("without JavaScript the menu opens, and all slides can be seen @slow", async ({ page }) => {
  await page.goto(pathOf("home", "fr"));
  const slides = page.locator(`[aria-roledescription="${frame.carousel.slideRole}"]`);
  const files = content.pictures.pages.home.first;
  await expect(slides).toHaveCount(files.length);
  for (const [index, file] of files.entries()) {
    await slides.nth(index).scrollIntoViewIfNeeded();
    await expect(slides.nth(index).getByRole("img", { name: altOf(file) })).toBeInViewport();
  }
  const menu = page.getByRole("navigation", { name: frame.navigation });
  const dropdown = menu.locator("summary");
  const link = menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] });
  await dropdown.press("Enter");
  await expect(link).toBeVisible();
  await dropdown.press("Enter");
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: frame.menu }).click();
  await dropdown.click();
  await link.click();
  await expect(page).toHaveURL(pathOf("cnd", "fr"));
});
