import { buttonHoverScale, lazyLoadOffsetPx, revealDurationMs, revealOffsetPx } from "#app/constants.ts";
import { partPath, pathOf } from "#model/site/paths.ts";
import { scrollPage } from "../support/on-page.ts";
import { altOf, content, expect, known, open, test } from "../support/test.ts";

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("sections wait below their place, then appear once, each kind in its time", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    for (const [pace, durationMs] of Object.entries(revealDurationMs)) {
      const duration = `${durationMs / 1000}s`;
      await open(page, pathOf("home", "fr"));
      await page.keyboard.press("Escape");
      const block = page.locator(`[data-pace="${pace}"]`).last();
      await expect(block).toHaveAttribute("data-reveal", "waiting");
      await expect(block).toHaveCSS("opacity", "0");
      await expect(block).toHaveCSS("translate", `0px ${revealOffsetPx}px`);
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute("data-reveal", "shown");
      expect(await block.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
        new RegExp(`^${duration}(, ${duration})*$`),
      );
      await block.evaluate((element) => {
        for (const coming of element.getAnimations()) coming.finish();
      });
      await expect(block).toHaveCSS("opacity", "1");
      await expect(block).toHaveCSS("translate", "none");
      await scrollPage(page, 0);
      await expect(block, "it appears once").toHaveAttribute("data-reveal", "shown");
    }
  });
});

test("buttons grow under the pointer", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  const { hero, about } = content.in.fr.home;
  for (const name of [hero.controls, hero.contact, about.more]) {
    const link = page.getByRole("main").getByRole("link", { name }).first();
    await link.hover();
    await expect(link).toHaveCSS("scale", String(buttonHoverScale));
  }
});

test.describe("pictures", () => {
  test("are fetched once they come near, not before", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") fetched.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, pathOf("home", "fr"));
    const file = content.pictures.pages.home.sectors.replace(/\.\w+$/, "");
    const place = page.locator("section", {
      has: page.getByRole("heading", { name: content.in.fr.home.sectors.title }),
    });
    const top = await place.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await scrollPage(page, top - 700 - lazyLoadOffsetPx - 10);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(place.getByRole("img")).toHaveCount(0);
    expect(fetched.filter((url) => url.includes(file))).toEqual([]);
    await scrollPage(page, top - 700 - lazyLoadOffsetPx + 10);
    await expect(place.getByRole("img")).toHaveCount(1);
    await expect.poll(() => fetched.filter((url) => url.includes(file)).length).toBeGreaterThan(0);
  });

  test.describe("that are broken", () => {
    test.use({ allowed: { messages: [/Failed to load resource/] } });

    test("leave their words in a box of the same size, and nothing jumps", async ({ page, context }) => {
      const boxes = async () => {
        await open(page, pathOf("home", "fr"));
        const { about } = content.in.fr.home;
        const section = page.locator("section", { has: page.getByRole("heading", { name: about.title }) });
        await section.scrollIntoViewIfNeeded();
        const image = section.getByRole("img", { name: altOf(content.pictures.pages.home.about) });
        await expect(image).toHaveJSProperty("complete", true);
        const width = await image.evaluate((element: HTMLImageElement) => element.naturalWidth);
        return {
          box: await image.boundingBox(),
          height: await page.evaluate(() => document.body.scrollHeight),
          width,
        };
      };
      const whole = await boxes();
      expect(whole.width).toBeGreaterThan(0);
      await context.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort());
      const broken = await boxes();
      expect(broken.width).toBe(0);
      expect(broken.box).toEqual(whole.box);
      expect(broken.height).toBe(whole.height);
    });
  });
});

test("a sector leads to its tab", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  const [key, { name }] = known(Object.entries(content.in.fr.home.sectors.items).at(-1));
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(partPath("sectors", key, "fr"));
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
});
