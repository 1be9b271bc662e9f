import { languageStorageKey, loadingDurationMs } from "#app/constants.ts";
import type { Page } from "@playwright/test";
import { pathOf } from "#model/site/paths.ts";
import {
  content,
  expect,
  hydrated,
  open,
  openWithStoppedClock,
  otherLanguage,
  pass,
  test,
} from "../support/test.ts";

const screenOf = (page: Page) => page.locator("[data-loading-screen]");
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
const home = pathOf("home", "fr");
const contact = pathOf("contact", "fr");
const other = otherLanguage("fr");
const { loader } = content.company.brand;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the loading screen", () => {
  test("spells the brand's words over a whole, locked page, then gives it back", async ({ page }) => {
    await openWithStoppedClock(page, home);
    await expect(screenOf(page)).toBeVisible();
    await expect(screenOf(page)).toHaveAttribute("aria-hidden", "true");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.home.hero.title);
    const letters = await screenOf(page)
      .locator("[data-letter]")
      .evaluateAll((all) => all.map((letter) => letter.getAttribute("data-letter")));
    expect(letters.join("")).toBe(loader.join(""));
    // One appears after the other, the last before the end.
    const times = await screenOf(page)
      .locator("i")
      .evaluateAll((all) =>
        all.map((letter) => {
          const { animationDelay, animationDuration } = getComputedStyle(letter);
          const start = parseFloat(animationDelay) * 1000;
          return { start, end: start + parseFloat(animationDuration) * 1000 };
        }),
      );
    expect(times).toHaveLength(letters.length);
    expect(times.map(({ start }) => start)).toEqual(
      times.map(({ start }) => start).toSorted((one, two) => one - two),
    );
    expect(new Set(times.map(({ start }) => start)).size).toBe(letters.length);
    expect(times.at(-1)?.end).toBeGreaterThan(loadingDurationMs * 0.9);
    expect(times.at(-1)?.end).toBeLessThanOrEqual(loadingDurationMs);

    await pass(page, loadingDurationMs - 1);
    await expect(screenOf(page)).toBeVisible();
    expect(await overflow(page)).toBe("hidden");
    await pass(page, 1);
    await expect(screenOf(page)).toBeHidden();
    expect(await overflow(page)).toBe("visible");
  });

  test("lies over a first screen that is whole: only what follows has still to appear", async ({ page }) => {
    await openWithStoppedClock(page, pathOf("sectors", "fr"));
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

  for (const [how, act] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press on it", (page: Page) => page.mouse.click(200, 200)],
    ["Tab, so that no focus moves unseen", (page: Page) => page.keyboard.press("Tab")],
  ] as const) {
    test(`ends early on ${how}`, async ({ page }) => {
      await openWithStoppedClock(page, home);
      await expect(screenOf(page)).toBeVisible();
      await act(page);
      await expect(screenOf(page)).toBeHidden();
      expect(await overflow(page)).toBe("visible");
    });
  }

  test("is shown on the first page of a visit only, in whatever tab", async ({ page, context }) => {
    const playing = (at: Page) => at.evaluate(() => "loading" in document.documentElement.dataset);
    await open(page, home);
    await page.keyboard.press("Escape");
    await expect(screenOf(page)).toBeHidden();
    const link = page.getByRole("link", { name: content.in.fr.frame.labels.Contact }).first();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      link.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL(contact);
    await hydrated(tab);
    expect(await playing(tab), "in a new tab").toBe(false);
    await link.click();
    await expect(page).toHaveURL(contact);
    await hydrated(page);
    expect(await playing(page), "from page to page").toBe(false);
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page).toHaveURL(pathOf("contact", other.code));
    await hydrated(page);
    expect(await playing(page), "in another language").toBe(false);
    await page.reload();
    await hydrated(page);
    expect(await playing(page), "loaded anew").toBe(false);
    await page.goBack();
    await hydrated(page);
    expect(await playing(page), "gone back to").toBe(false);
  });

  test("is shown to who comes from another site, in another language too", async ({ page }) => {
    const referer = "https://search.example/";
    await page.goto(contact, { referer });
    await expect(page.locator("html")).toHaveAttribute("data-loading", /./);
    await page.addInitScript(
      ([key, code]) => {
        if (location.protocol.startsWith("http")) localStorage.setItem(key, code);
      },
      [languageStorageKey, other.code] as const,
    );
    await page.goto(contact, { referer });
    await expect(page).toHaveURL(pathOf("contact", other.code));
    await expect(page.locator("html")).toHaveAttribute("data-loading", /./);
  });

  test("is not shown without motion, nor without JavaScript", async ({ page, browser, baseURL }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithStoppedClock(page, home);
    await expect(screenOf(page)).toBeHidden();
    expect(await overflow(page)).toBe("visible");
    const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await plain.goto(home);
    await expect(screenOf(plain)).toBeHidden();
    await plain.close();
  });
});
