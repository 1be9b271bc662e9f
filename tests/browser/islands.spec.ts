import type { Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { firstOfLayouts } from "../support/site.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const { frame, methods, "methods/ultrasonic": ultrasonic } = content.in.fr;
const react = "**/assets/react-*.js";

test("a page without islands loads no React, even when scrolled to its end @slow", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofWords = firstOfLayouts.filter(({ html }) => !html.includes("<x-island"));
  expect(ofWords.length).toBeGreaterThan(5);
  for (const { path } of ofWords) {
    await open(page, path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  }
  expect(asked.filter((file) => file.includes("/entry-")).length).toBeGreaterThan(0);
  expect(asked.filter((file) => /react|island/.test(file))).toEqual([]);
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
    await fail(page);
    await open(page, pathOf("methods/ultrasonic", "fr"));
    const island = page.getByRole("figure").locator("x-island");
    await expect(island).toHaveAttribute("data-hydration", "failed");
    await expect(island.locator(".needs-js:visible")).toHaveCount(0);
    await expect(island.getByRole("img", { name: known(ultrasonic.diagram).alt }).first()).toBeVisible();
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole("button", { name: frame.scrollToTop })).toBeVisible();
  });
