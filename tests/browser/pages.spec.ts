import { pathOf } from "../support/current-site.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { axeFaults } from "../support/sweeps.ts";
import { boxOf } from "../support/on-page.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, open, test, widest } from "../support/test.ts";

test("an unknown address shows a not-found page with a way on @slow", async ({ page, allowed }) => {
  allowed.push(/404/);
  await open(page, "/nulle-part");
  const { "not-found": words, frame } = content.in.fr;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole("img", { name: words.drawing.alt })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: frame.labels.Contact }).click();
  await expect(page).toHaveURL(pathOf("contact", "fr"));
});

test("on wide screens only, the pictures of vision and values are on the left", async ({ page }) => {
  await open(page, pathOf("about", "fr"));
  const last = widest(upTo.tabsInColumn);
  for (const width of [last, last + 1]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ["vision", "mission", "values"]) {
      const section = page.locator(`#${part}`);
      await section.scrollIntoViewIfNeeded();
      const words = await boxOf(section.getByRole("heading", { level: 2 }));
      const picture = await boxOf(section.locator("[data-picture]"));
      expect(picture.x < words.x - 100, `${part}, ${width} px`).toBe(width > last && part !== "mission");
    }
  }
});

test("on phones the sign of a fold is as bright as its name on dark grounds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Another company's site may lack some of them.
  const folding = builtPages.filter(
    ({ page, language }) => language === "fr" && ["accessibility", "accreditation", "crs"].includes(page),
  );
  for (const { page: id, path } of folding) {
    await open(page, path);
    const dark = page.locator("main [data-on='band'] summary");
    const signs = await dark.evaluateAll((all) => all.map((fold) => getComputedStyle(fold, "::after").color));
    const names = await page
      .locator("main [data-on='band'] :is(h2, h3)")
      .evaluateAll((all) => all.map((name) => getComputedStyle(name).color));
    expect(signs.length, id).toBeGreaterThan(0);
    expect(new Set([...signs, ...names]).size, id).toBe(1);
  }
});
