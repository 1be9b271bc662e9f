import type { Page } from "@playwright/test";
import { languageStorageKey } from "#app/constants.ts";
import { content, expect, hydrated, markWindow, open, test } from "./support/test.ts";

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageStorageKey);

test.describe("choosing a flag", () => {
  test.use({ allowed: { messages: [/status of 404/] } });

  test("switches at once, without reloading, keeping page and place, and stores the choice under « language »", async ({
    page,
  }) => {
    expect(languageStorageKey).toBe("language");
    await open(page, "/about_us");
    const notReloaded = await markWindow(page);
    await page.evaluate(() => {
      scrollTo(0, 300);
    });
    const entries = await page.evaluate(() => history.length);

    await page.getByRole("button", { name: "English" }).click();

    await expect(page).toHaveURL("/en/about_us");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(`${content.in.en.about.meta.title} - ${content.company.brand.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.about.hero.title);
    await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "English" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Français" })).toHaveAttribute("aria-pressed", "false");
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await stored(page)).toBe("en");
    expect(await notReloaded()).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test("keeps the hash and the search of the address", async ({ page }) => {
    await open(page, "/secteurs?a=1#services");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en/secteurs?a=1#services");
  });

  test("is kept by the back button", async ({ page }) => {
    await open(page, "/about_us");
    await page.getByRole("link", { name: content.in.fr.frame.labels.Formation }).first().click();
    await expect(page).toHaveURL("/formation");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en/formation");
    await page.goBack();
    await expect(page).toHaveURL("/en/about_us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.about.hero.title);
  });

  test("works on the not-found page", async ({ page }) => {
    await page.goto("/nulle-part");
    await hydrated(page);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en/nulle-part");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en["not-found"].title);
  });
});

test.describe("at the start", () => {
  test.use({ allowed: { messages: [/status of 404/] } });

  test("nothing is stored by looking around", async ({ page }) => {
    await open(page, "/en");
    await page.getByRole("link", { name: content.in.en.frame.labels.Contact }).first().click();
    await expect(page).toHaveURL("/en/contact");
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const [choice, from, to] of [
    ["en", "/controlCND?a=1#x", "/en/controlCND?a=1#x"],
    ["fr", "/en/controlCND", "/controlCND"],
    ["en", "/nulle-part", "/en/nulle-part"],
    ["fr", "/en", "/"],
  ] as const) {
    test(`the stored choice ${choice} takes ${from} to ${to} before anything is seen`, async ({ page }) => {
      await page.addInitScript(
        ([key, value]) => {
          if (!location.protocol.startsWith("http")) return;
          localStorage.setItem(key, value);
          // Every text that is ever painted in the wrong language would be seen by this observer.
          Object.assign(window, { seen: [] });
          new PerformanceObserver((list) => {
            (window as unknown as { seen: string[] }).seen.push(
              ...list.getEntries().map(({ name }) => name + document.documentElement.lang),
            );
          }).observe({ type: "paint", buffered: true });
        },
        [languageStorageKey, choice] as const,
      );
      await page.goto(from);
      await page.waitForURL(to);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", choice);
      await page.goBack().catch(() => undefined);
      expect(page.url(), "the history entry was replaced").not.toContain(from);
      expect(await page.evaluate(() => (window as unknown as { seen?: string[] }).seen ?? [])).not.toContain(
        `first-paint${choice === "fr" ? "en" : "fr"}`,
      );
    });
  }

  for (const value of ["de", "", "EN", "null", "<script>"]) {
    test(`the unknown choice "${value}" leaves the decision to the address`, async ({ page }) => {
      await page.addInitScript(
        ([key, unknown]) => {
          localStorage.setItem(key, unknown);
        },
        [languageStorageKey, value] as const,
      );
      await open(page, "/en/contact");
      await expect(page).toHaveURL("/en/contact");
      await open(page, "/contact");
      await expect(page).toHaveURL("/contact");
    });
  }

  test("blocked storage leaves the decision to the address, and the flags go on working", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await open(page, "/contact");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.contact.hero.title);
  });
});
