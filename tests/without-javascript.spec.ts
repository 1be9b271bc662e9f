import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathInLanguage, pathOf } from "#app/i18n/paths.ts";
import { sidewaysScroll } from "./support/sweeps.ts";
import { content, expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

for (const language of languageCodes) {
  test(`without JavaScript every page in ${language} shows its words, and nothing is transparent`, async ({
    page,
  }) => {
    for (const page_ of pageIds) {
      await page.goto(pathOf(page_, language));
      const words = content.in[language][page_];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.title);
      const transparent = page.locator("main *").filter({ visible: false }).filter({ hasText: /\S/ });
      for (const hidden of await transparent.all()) {
        const kept = await hidden.evaluate((element) =>
          element.closest(".needs-js, .visually-hidden, noscript, [aria-hidden]"),
        );
        expect(kept, await hidden.innerText()).not.toBeNull();
      }
      for (const block of await page.locator("[data-pace]").all())
        await expect(block).toHaveCSS("opacity", "1");
    }
  });
}

test("without JavaScript the flags lead to the same page in their language", async ({ page }) => {
  await page.goto("/about_us");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL(pathInLanguage("/about_us", "en"));
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

  for (const width of [320, 360]) {
    test(`no page scrolls sideways at ${width} px, every panel unfolded`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of languageCodes.flatMap((code) => pageIds.map((page_) => pathOf(page_, code)))) {
        await page.goto(path);
        const overflow = await sidewaysScroll(page);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

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
  const { home, frame } = content.in.fr;
  const slides = page.locator(`[aria-roledescription="${frame.carousel.slideRole}"]`);
  await expect(slides).toHaveCount(5);
  for (const [index, slide] of home.hero.slides.entries()) {
    await slides.nth(index).scrollIntoViewIfNeeded();
    await expect(slides.nth(index).getByRole("img", { name: slide.picture.alt })).toBeInViewport();
  }
});
