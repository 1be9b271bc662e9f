import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import type { Page } from "@playwright/test";
import { sidewaysScroll } from "../support/sweeps.ts";
import { altOf, content, expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/**
 * Texts that are hidden or transparent, but for those that only scripts or screen readers have a use for, and marks of a
 * drawing whose step is over.
 * @param said heading of a section that may be hidden, because another says the same
 */
async function unseenTexts(page: Page, said = ""): Promise<string[]> {
  return page.evaluate((said) => {
    const headings = [...document.querySelectorAll("main h2")];
    const section = headings.find(({ textContent }) => textContent === said)?.closest("section");
    return [...document.querySelectorAll("main *")]
      .filter((element) => element.textContent.trim() !== "")
      .filter((element) => !section || !(section.contains(element) || section.parentElement === element))
      .filter((element) => !element.closest(".needs-js, .visually-hidden, noscript, [aria-hidden], svg"))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80));
  }, said);
}

for (const language of languageCodes) {
  const title = `without JavaScript every page in ${language} shows all its words, on the narrowest phone too`;
  test(title, { tag: language === "fr" ? [] : "@slow" }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const id of pageIds) {
      await page.goto(pathOf(id, language));
      // What is folded, the browser unfolds by itself.
      await page.locator("main details").evaluateAll((folded) => {
        for (const details of folded) details.setAttribute("open", "");
      });
      await expect(page.getByRole("main"), id).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in[language][id].hero.title);
      // Where there is no room for the columns of the table of services, the tabs hold all that it says.
      const said = id === "sectors" ? content.in[language].sectors.matrix.title : undefined;
      expect(await unseenTexts(page, said), id).toEqual([]);
      expect(await sidewaysScroll(page), id).toBe(0);
    }
  });
}

test("without JavaScript the flags lead to the same page in their language", async ({ page }) => {
  await page.goto("/about_us");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await expect(page.getByRole("button", { name: "English", pressed: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Français", pressed: false })).toBeVisible();
});

test("without JavaScript the dropdown opens by the keyboard and by a press, and its links lead on", async ({
  page,
}) => {
  await page.goto("/");
  const { frame } = content.in.fr;
  const menu = page.getByRole("navigation", { name: frame.navigation });
  const dropdown = menu.locator("summary", { hasText: frame.labels["Domaine d’application"] });
  const link = menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] });
  await expect(link).toBeHidden();
  await dropdown.press("Enter");
  await expect(link).toBeVisible();
  await dropdown.press("Enter");
  await expect(link).toBeHidden();
  await dropdown.click();
  await link.click();
  await expect(page).toHaveURL("/controlCND");
});

test.describe("on phones without JavaScript", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens by its button and leads on", async ({ page }) => {
    await page.goto("/");
    const { frame } = content.in.fr;
    const menu = page.getByRole("navigation", { name: frame.navigation });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: frame.menu }).click();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] })).toBeVisible();
    await menu.getByRole("link", { name: frame.labels.Contact }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test("without JavaScript the first slide is seen and all others can be reached", async ({ page }) => {
  await page.goto("/");
  const { frame } = content.in.fr;
  const slides = page.locator(`[aria-roledescription="${frame.carousel.slideRole}"]`);
  await expect(slides).toHaveCount(5);
  for (const [index, file] of content.pictures.pages.home.first.entries()) {
    await slides.nth(index).scrollIntoViewIfNeeded();
    await expect(slides.nth(index).getByRole("img", { name: altOf(file) })).toBeInViewport();
  }
});
