import { languageStorageKey, loadingDurationMs } from "#app/constants.ts";
import type { Page } from "@playwright/test";
import { content, expect, hydrated, open, openWithStoppedClock, pass, test } from "../support/test.ts";

const screenOf = (page: Page) => page.locator("[data-loading-screen]");
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the loading screen", () => {
  test("spells the brand's words for 3000 ms with the page locked, then gives the page back", async ({
    page,
  }) => {
    expect(loadingDurationMs).toBe(3000);
    await openWithStoppedClock(page, "/");
    await expect(screenOf(page)).toBeVisible();
    const letters = screenOf(page).locator("[data-letter]");
    const spelt = await letters.evaluateAll((all) => all.map((letter) => letter.getAttribute("data-letter")));
    expect(spelt.join("")).toBe(content.company.brand.loader.join(""));
    expect(await overflow(page)).toBe("hidden");

    await pass(page, 2999);
    await expect(screenOf(page)).toBeVisible();
    expect(await overflow(page)).toBe("hidden");

    await pass(page, 1);
    await expect(screenOf(page)).toBeHidden();
    expect(await overflow(page)).toBe("visible");
  });

  test("lies over a first screen that is whole: only what follows has still to appear", async ({ page }) => {
    await openWithStoppedClock(page, "/secteurs");
    const sections = () =>
      page.locator("main [data-pace]").evaluateAll((parts) =>
        parts.map((part) => ({
          inFirstScreen: part.getBoundingClientRect().top < innerHeight,
          seen: getComputedStyle(part).opacity !== "0",
        })),
      );
    const first = { inFirstScreen: true, seen: true };
    const below = { inFirstScreen: false, seen: false };
    const whole = [first, first, below, below];
    await expect.poll(sections).toEqual(whole);
    await pass(page, loadingDurationMs);
    await expect(screenOf(page)).toBeHidden();
    expect(await sections()).toEqual(whole);
  });

  test("lets its letters appear one after the other, the last before the end", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    const ends = await screenOf(page)
      .locator("i")
      .evaluateAll((letters) =>
        letters.map((letter) => {
          const { animationDelay, animationDuration } = getComputedStyle(letter);
          return {
            start: parseFloat(animationDelay) * 1000,
            end: (parseFloat(animationDelay) + parseFloat(animationDuration)) * 1000,
          };
        }),
      );
    expect(ends).toHaveLength(content.company.brand.loader.join("").length);
    expect(ends[0]?.start).toBe(0);
    for (const [index, { start }] of ends.entries()) {
      if (index > 0) expect(start).toBeGreaterThan(ends[index - 1]?.start ?? Infinity);
    }
    expect(ends.at(-1)?.end).toBeGreaterThan(loadingDurationMs * 0.9);
    expect(ends.at(-1)?.end).toBeLessThanOrEqual(loadingDurationMs);
  });

  for (const [how, act] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press on it", (page: Page) => page.mouse.click(200, 200)],
    ["Tab, so that no focus moves unseen", (page: Page) => page.keyboard.press("Tab")],
  ] as const) {
    test(`ends early on ${how}`, async ({ page }) => {
      await openWithStoppedClock(page, "/");
      await expect(screenOf(page)).toBeVisible();
      await act(page);
      await expect(screenOf(page)).toBeHidden();
      expect(await overflow(page)).toBe("visible");
    });
  }

  test("is shown on the first page of a visit only: not while moving about, nor anew, nor in a new tab", async ({
    page,
    context,
  }) => {
    const playing = (at: Page) => at.evaluate(() => "loading" in document.documentElement.dataset);
    await open(page, "/");
    await page.keyboard.press("Escape");
    await expect(screenOf(page)).toBeHidden();
    const link = page.getByRole("link", { name: content.in.fr.frame.labels.Contact }).first();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      link.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL("/contact");
    await hydrated(tab);
    expect(await playing(tab), "in a new tab").toBe(false);
    await link.click();
    await expect(page).toHaveURL("/contact");
    await hydrated(page);
    expect(await playing(page), "from page to page").toBe(false);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en/contact");
    await hydrated(page);
    expect(await playing(page), "in another language").toBe(false);
    await page.reload();
    await hydrated(page);
    expect(await playing(page), "loaded anew").toBe(false);
    await page.goBack();
    await hydrated(page);
    expect(await playing(page), "gone back to").toBe(false);
  });

  test("is shown to a visitor whose stored language leads to another address", async ({ page }) => {
    await page.addInitScript((key) => {
      if (location.protocol.startsWith("http")) localStorage.setItem(key, "en");
    }, languageStorageKey);
    await page.goto("/contact", { referer: "https://search.example/" });
    await expect(page).toHaveURL("/en/contact");
    await expect(page.locator("html")).toHaveAttribute("data-loading", /./);
  });

  test("is shown to a visitor who comes from another site", async ({ page }) => {
    await page.goto("/contact", { referer: "https://search.example/" });
    await expect(page.locator("html")).toHaveAttribute("data-loading", /./);
  });

  test("lies over a page that is complete for screen readers and search engines", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    await expect(screenOf(page)).toBeVisible();
    await expect(screenOf(page)).toHaveAttribute("aria-hidden", "true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.home.hero.title);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("is not shown", async ({ page }) => {
      await openWithStoppedClock(page, "/");
      await expect(screenOf(page)).toBeHidden();
      expect(await overflow(page)).toBe("visible");
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is not shown", async ({ page }) => {
      await page.goto("/");
      await expect(screenOf(page)).toBeHidden();
    });
  });
});
