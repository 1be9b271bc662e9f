import { buttonHoverScale, lazyLoadOffsetPx, revealDurationMs, revealOffsetPx } from "#app/constants.ts";
import { pathOf } from "../support/current-site.ts";
import { answered, scrollPage } from "../support/on-page.ts";
import { altOf, content, expect, open, test } from "../support/test.ts";

test("sections move up and appear once, each kind with its duration @slow", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
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

test("every button grows under the pointer @release", async ({ page }) => {
  for (const id of ["home", "contact", "methods/ultrasonic", "accreditation"] as const) {
    await open(page, pathOf(id, "fr"));
    const buttons = page.getByRole("main").locator("button:not([aria-disabled=true]):visible");
    const link = page.getByRole("main").getByRole("link", { name: content.in.fr.home.hero.contact }).first();
    const all = id === "home" ? [link, ...(await buttons.all())] : await buttons.all();
    expect(all.length, id).toBeGreaterThan(0);
    for (const button of all) {
      await button.hover();
      await expect(button, id).toHaveCSS("scale", String(buttonHoverScale));
    }
  }
});

test("pictures load when they come near the window, not before", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, pathOf("home", "fr"));
  const file = content.pictures.pages.home.sectors.replace(/\.\w+$/, "");
  const asked = () => fetched.some((url) => url.includes(file));
  const title = page.getByRole("heading", { name: content.in.fr.home.sectors.title });
  const place = page.locator("section", { has: title });
  const top = await place.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollPage(page, top - 700 - lazyLoadOffsetPx - 10);
  await answered(page);
  await expect(place.getByRole("img")).toHaveCount(0);
  expect(asked()).toBe(false);
  await scrollPage(page, top - 700 - lazyLoadOffsetPx + 10);
  await expect(place.getByRole("img")).toHaveCount(1);
  await expect.poll(asked).toBe(true);
});

test("pictures that cannot be loaded show their alternative text in a box of the same size @slow", async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/Failed to load resource/);
  const seen = async () => {
    await open(page, pathOf("home", "fr"));
    const image = page.getByRole("img", { name: altOf(content.pictures.pages.home.about) });
    await page.getByRole("heading", { name: content.in.fr.home.about.title }).scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    return {
      width: await image.evaluate((element: HTMLImageElement) => element.naturalWidth),
      sizes: [await image.boundingBox(), await page.evaluate(() => document.body.scrollHeight)],
    };
  };
  // Without fonts: a font that loads late may or may not be used, and would change the line breaks.
  await context.route(/\.woff2$/, (route) => route.abort());
  const whole = await seen();
  expect(whole.width).toBeGreaterThan(0);
  await context.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort());
  expect(await seen()).toEqual({ width: 0, sizes: whole.sizes });
});
