import type { Locator, Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { holdRequests } from "../support/network.ts";
import { firstOfLayouts } from "../support/site.ts";
import { content, expect, open, test } from "../support/test.ts";

const { accreditation, frame, methods, quality } = content.in.fr;
const react = "**/assets/react-*.js";

test(
  "a page without islands loads no React, even when scrolled to its end",
  { tag: "@slow" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const ofWords = firstOfLayouts.filter(({ html }) => !html.includes('data-hydrate-when="near"'));
    expect(ofWords.length).toBeGreaterThan(5);
    for (const { path } of ofWords) {
      await open(page, path);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("contentinfo")).toBeInViewport();
    }
    expect(asked.filter((file) => file.includes("/entry-")).length).toBeGreaterThan(0);
    expect(asked.filter((file) => /react|island/.test(file))).toEqual([]);
  },
);

test("a press on an island that is not hydrated yet acts once, after hydration", async ({ page }) => {
  test.skip(content.company.partners.quality.length === 0, "This company shows no partners there");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const release = await holdRequests(page, react);
  await open(page, pathOf("quality", "fr"));
  await page.keyboard.press("Escape"); // the loading screen
  const strip = page.getByRole("region", { name: quality.partners.title });
  await strip.getByRole("button", { name: quality.partners.pause }).press("Enter");
  release();
  const play = strip.getByRole("button", { name: quality.partners.play });
  await expect(play).toBeFocused();
  await play.click();
  await expect(strip.getByRole("button", { name: quality.partners.pause })).toBeVisible();
});

for (const [how, press] of [
  ["pointer", (button: Locator) => button.click()],
  ["finger", (button: Locator) => button.tap()],
  ["Enter", (button: Locator) => button.press("Enter")],
  ["Space", (button: Locator) => button.press("Space")],
] as const)
  test.describe("while React is loading", () => {
    test.use({ hasTouch: how === "finger" });

    test(`a press on a carousel is held, and acts after hydration (${how})`, async ({ page }) => {
      const release = await holdRequests(page, react);
      const asked = page.waitForRequest(react);
      await page.goto(pathOf("accreditation", "fr"));
      await asked;
      const carousel = page.getByRole("group", { name: accreditation.carousel.label });
      // Styles hide buttons of islands near the window until React is ready: show this one, as one further down would be.
      await page.evaluate(() => (document.documentElement.dataset.js = "ready"));
      await press(carousel.getByRole("button", { name: frame.carousel.next }));
      release();
      const slides = carousel.locator(`[aria-roledescription="${frame.carousel.slideRole}"]`);
      await expect(slides.nth(1)).toHaveAttribute("data-state", "current");
    });
  });

test("the buttons of a drawing that only plays work without React", async ({ page }) => {
  await page.route(react, (route) => route.abort());
  await open(page, pathOf("methods/penetrant", "fr"));
  const figure = page.getByRole("figure");
  const count = await figure.getByRole("listitem").count();
  await figure.getByRole("button", { name: methods.diagramControls.previous }).click();
  await expect(figure).toHaveAttribute("data-step", String(count - 2));
});

for (const [how, fail] of [
  ["its modules cannot be loaded", (page: Page) => page.route(react, (route) => route.abort())],
  [
    "it throws",
    (page: Page) =>
      page.addInitScript(() => {
        window.requestAnimationFrame = () => {
          throw new Error("broken on purpose");
        };
      }),
  ],
] as const)
  test(`an island that fails looks as without scripts, and the rest of the page works (${how})`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/broken on purpose|Failed to load resource|dynamically imported/);
    const { carousel } = accreditation;
    await fail(page);
    await open(page, pathOf("accreditation", "fr"));
    const island = page.locator("x-island", { has: page.getByRole("group", { name: carousel.label }) });
    await expect(island).toHaveAttribute("data-hydration", "failed");
    await expect(island.locator(".needs-js:visible")).toHaveCount(0);
    for (const { text } of carousel.slides) await expect(island.getByText(text)).toBeVisible();
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole("button", { name: frame.scrollToTop })).toBeVisible();
  });
