import type { Page } from "@playwright/test";
import { languageStorageKey } from "#app/constants.ts";
import { holdRequests } from "../support/network.ts";
import { content, expect, hydrated, open, test } from "../support/test.ts";

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageStorageKey);
const flag = (page: Page, name: "English" | "Français") => page.getByRole("button", { name });

test.describe("choosing a flag", () => {
  test.use({ allowed: { messages: [/status of 404/] } });

  test("shows the same page in that language, stores the choice under « language », and adds no step to the history", async ({
    page,
  }) => {
    expect(languageStorageKey).toBe("language");
    await open(page, "/about_us");
    const entries = await page.evaluate(() => history.length);

    await flag(page, "English").click();

    await expect(page).toHaveURL("/en/about_us");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(`${content.in.en.about.meta.title} - ${content.company.brand.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.about.hero.title);
    await expect(flag(page, "English")).toHaveAttribute("aria-pressed", "true");
    await expect(flag(page, "Français")).toHaveAttribute("aria-pressed", "false");
    expect(await stored(page)).toBe("en");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  for (const path of ["/controlRSC", "/secteurs#services", "/qualite", "/glossaire"]) {
    test(`keeps the part of the page in view (${path})`, async ({ page }) => {
      await open(page, path);
      // Of what is shown: a tab's panel may be closed. In the glossary, terms are sorted anew.
      const headings = page
        .getByRole("main")
        .locator(path === "/glossaire" ? "#ultrasonic-testing" : "h2, h3")
        .filter({ visible: true });
      const index = path === "/glossaire" ? 0 : 2;
      await headings.nth(index).evaluate((heading) => {
        scrollBy({ top: heading.getBoundingClientRect().top - innerHeight / 3 + 10, behavior: "instant" });
      });
      const top = () =>
        headings.nth(index).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      const before = await top();
      await flag(page, "English").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await hydrated(page);
      // What stands beside a heading is longer in one language than in another.
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
    });
  }

  // By an address without a hash: Chromium itself may go to the hash when it loads a page anew.
  test("takes nobody back to that part once the page is loaded anew", async ({ page }) => {
    await open(page, "/controlRSC");
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => {
      scrollTo({ top: 1500, behavior: "instant" });
    });
    await flag(page, "English").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await hydrated(page);
    await expect.poll(scrolled).toBeGreaterThan(1000);
    await page.evaluate(() => {
      scrollTo({ top: 300, behavior: "instant" });
    });
    await page.reload();
    await hydrated(page);
    await expect.poll(scrolled).toBe(300);
  });

  test("keeps the hash and the search of the address", async ({ page }) => {
    await open(page, "/secteurs?a=1#services");
    await flag(page, "English").click();
    await expect(page).toHaveURL("/en/secteurs?a=1#services");
  });

  test("works by Space and Enter, as buttons do", async ({ page }) => {
    await open(page, "/contact");
    await flag(page, "English").focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/en/contact");
    await hydrated(page);
    await flag(page, "Français").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact");
    expect(await stored(page)).toBe("fr");
  });

  test("of the language on screen stores the choice and stays", async ({ page }) => {
    await open(page, "/en/contact");
    let left = 0;
    page.on("request", (request) => (left += Number(request.isNavigationRequest())));
    await flag(page, "English").click();
    expect(await stored(page)).toBe("en");
    await expect(page).toHaveURL("/en/contact");
    expect(left).toBe(0);
  });

  test("opens the other language in a new tab, and leaves this page as it is", async ({ page, context }) => {
    await open(page, "/contact");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      flag(page, "English").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL("/en/contact");
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(content.in.en.contact.hero.title);
    await expect(page).toHaveURL("/contact");
  });

  test("wins over a stored choice where its address is opened from its menu, in a tab of its own", async ({
    page,
    context,
    site,
  }) => {
    await open(page, "/contact");
    await page.evaluate((key) => {
      localStorage.setItem(key, "fr");
    }, languageStorageKey);
    // As "Open in a new tab" does, of which no script hears.
    const tab = await context.newPage();
    await tab.goto("/en/contact", { referer: `${site}/contact` });
    await hydrated(tab);
    await expect(tab).toHaveURL("/en/contact");
    expect(await stored(tab)).toBe("en");
    // From another page, or typed, the stored choice decides.
    await tab.goto("/qualite", { referer: `${site}/en/contact` });
    await expect(tab).toHaveURL("/en/qualite");
  });

  test("twice in a row on a slow line: the last one wins", async ({ page }) => {
    await open(page, "/contact");
    const release = await holdRequests(page, "**/en/contact");
    // Pressed from within the page: the test would wait for the first to end.
    await page.evaluate(() => {
      for (const code of ["en", "fr"])
        document.querySelector<HTMLElement>(`a[aria-pressed][hreflang="${code}"]`)?.click();
    });
    release();
    await expect.poll(() => stored(page).catch(() => undefined)).toBe("fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveURL("/contact");
  });

  test("is kept by the back button: it leads to a page in the chosen language", async ({ page }) => {
    await open(page, "/about_us");
    await page.getByRole("link", { name: content.in.fr.frame.labels.Formation }).first().click();
    await expect(page).toHaveURL("/formation");
    await flag(page, "English").click();
    await expect(page).toHaveURL("/en/formation");
    await page.goBack();
    await expect(page).toHaveURL("/en/about_us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.about.hero.title);
  });

  test("works on the not-found page", async ({ page }) => {
    await page.goto("/nulle-part");
    await hydrated(page);
    await flag(page, "English").click();
    await expect(page).toHaveURL("/en/nulle-part");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en["not-found"].title);
  });
});

test.describe("a choice that is made in another tab", () => {
  test("decides from the next page on, in two requests at most, and never mixes languages", async ({
    page,
    context,
  }) => {
    await open(page, "/secteurs");
    const other = await context.newPage();
    await open(other, "/contact");
    await flag(other, "English").click();
    await expect(other).toHaveURL("/en/contact");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.sectors.hero.title);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole("link", { name: content.in.fr.frame.labels.Qualité }).first().click();
    await expect(page).toHaveURL("/en/qualite");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.quality.hero.title);
    await hydrated(page);
    expect(documents.length).toBeLessThanOrEqual(2);
  });

  test("also decides over a page that the browser has kept as it was left", async ({
    playwright,
    launchOptions,
    site,
  }) => {
    // The browser keeps pages, unless it is told not to, as in all other tests.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL: site, reducedMotion: "reduce" });
    await open(page, "/about_us");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) document.title = "kept";
      });
    });
    await page.goto("/contact");
    await page.evaluate((key) => {
      localStorage.setItem(key, "en");
    }, languageStorageKey);
    // In a task of its own: the page may be gone before it could answer.
    await page.evaluate(() => {
      setTimeout(() => {
        history.back();
      });
    });
    await expect(page).toHaveURL("/en/about_us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.about.hero.title);
    await expect(page.locator("html")).toBeVisible();
    await browser.close();
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

  for (const value of ["de", "", "EN", "null", "<script>", "x-default"]) {
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
