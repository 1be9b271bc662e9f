import type { Locator, Page } from "@playwright/test";
import { languageStorageKey } from "#app/constants.ts";
import { pathOf } from "#model/site/paths.ts";
import { holdRequests } from "../support/network.ts";
import { altOf, content, expect, hydrated, open, otherLanguage, test } from "../support/test.ts";

const pictures = "**/*.{avif,webp,jpg}";
const scriptFiles = "**/*.js";
const { frame, sectors, home } = content.in.fr;

const other = otherLanguage("fr");

async function expectShown(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const path of [pathOf("home", "fr"), pathOf("contact", other.code)]) {
  test(`no script competes with the picture of the first screen (${path})`, async ({ page }) => {
    const release = await holdRequests(page, pictures);
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(scripts).toEqual([]);
    release();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(new Set(scripts).size, "each once").toBe(scripts.length);
    const { painted, asked } = await page.evaluate(() => {
      const startOf = ({ startTime }: PerformanceEntry) => startTime;
      const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      return {
        painted: performance.getEntriesByName("first-contentful-paint").map(startOf)[0] ?? Infinity,
        asked: Math.min(...files.map(startOf)),
      };
    });
    expect(asked, "after the page has been seen").toBeGreaterThan(painted);
  });
}

test("scripts start though a picture hangs, or no first paint is told of", async ({ page }) => {
  const release = await holdRequests(page, pictures);
  await page.goto(pathOf("contact", "fr"), { waitUntil: "commit" });
  await hydrated(page);
  release();
  // Firefox does not, of a page that is opened at one of its parts.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(pathOf("home", "fr"));
  await hydrated(page);
});

test.describe("a step of the start that throws", () => {
  test.use({ allowed: { messages: [/IntersectionObserver/] } });

  test("leaves the page as it is without scripts", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
    await page.goto(pathOf("home", "fr"));
    await page.waitForLoadState();
    await expect(page.locator("html")).not.toHaveAttribute("data-js");
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
    await expect(page.locator(".needs-js:visible")).toHaveCount(0);
    const slides = page.getByRole("img", { name: altOf(content.pictures.pages.home.first[1] ?? "") });
    await slides.scrollIntoViewIfNeeded();
    await expect(slides).toBeVisible();
  });
});

test.describe("before its scripts are there", () => {
  test("a page's menu, links and flags answer", async ({ page }) => {
    await holdRequests(page, scriptFiles);
    await page.goto(pathOf("home", "fr"), { waitUntil: "load" });
    const menu = page.getByRole("navigation", { name: frame.navigation });
    const entry = menu.locator("summary");
    await entry.click();
    const control = menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] });
    await expect(control).toBeVisible();
    await entry.click();
    await expect(control).toBeHidden();
    await menu.getByRole("link", { name: frame.labels.Contact }).click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page).toHaveURL(pathOf("contact", other.code));
    expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe(other.code);
  });

  test("the phone's menu opens and closes, and stays open when they come", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequests(page, scriptFiles);
    await page.goto(pathOf("home", "fr"));
    const menu = page.getByRole("navigation", { name: frame.navigation });
    const button = page.getByRole("button", { name: frame.menu });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.locator("summary").click();
    release();
    await hydrated(page);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] })).toBeVisible();
  });

  test("tabs are links that open panels; what cannot answer keeps its place unseen", async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    const [first, second] = Object.values(sectors.tabs.items);
    await page.goto(pathOf("sectors", "fr"));
    await page
      .getByRole("link", { name: second?.name ?? "" })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 2, name: second?.name ?? "" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: first?.name ?? "" })).toBeHidden();
    await page.goto(pathOf("home", "fr"));
    const next = page.locator("button", { hasText: frame.carousel.next });
    await expect(next).toBeHidden();
    const box = await next.boundingBox();
    release();
    await expect(next).toBeVisible();
    expect(await next.boundingBox()).toEqual(box);
  });
});

test.describe("where a script is lost", () => {
  test.use({ allowed: { messages: [/Failed to load resource/, /Failed to fetch dynamically imported/] } });

  for (const lost of ["**/assets/vendor-*.js", "**/assets/sectors-*.js", "**/assets/entry.client-*.js"]) {
    test(`words, links, flags and pictures are complete (${lost})`, async ({ page }) => {
      await page.route(lost, (route) => route.abort());
      await page.goto(pathOf("sectors", "fr"));
      await expect(page.locator("html")).not.toHaveAttribute("data-js");
      for (const { name } of Object.values(sectors.tabs.items))
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      for (const image of await page.getByRole("main").locator("img").all()) await expectShown(image);
      await page.getByRole("button", { name: other.ownName }).click();
      await expect(page).toHaveURL(pathOf("sectors", other.code));
      expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe(other.code);
    });
  }

  test("all slides of a carousel can be reached", async ({ page }) => {
    await page.route("**/assets/home-*.js", (route) => route.abort());
    await page.goto(pathOf("home", "fr"));
    await expect(page.locator("html")).not.toHaveAttribute("data-js");
    for (const file of content.pictures.pages.home.first) {
      await expectShown(page.getByRole("img", { name: altOf(file) }));
    }
    await expect(page.getByRole("button", { name: frame.carousel.next })).toHaveCount(0);
  });
});

test.describe("a page that something else has changed", () => {
  test.use({ allowed: { messages: [/Minified React error #(418|423|425)/] } });

  /** What browsers do to translate a page: every piece of text goes into elements of their own. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style") || text.data.trim() === "") continue;
      const wrapper = document.createElement("translated-text");
      wrapper.textContent = `[${text.data}]`;
      text.replaceWith(wrapper);
    }
  };

  test("goes on after a translation: tabs, guide, drawings and flags answer", async ({ page }) => {
    await open(page, pathOf("sectors", "fr"));
    await page.evaluate(translate);
    await page.getByRole("tab").nth(1).click();
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      content.in[other.code].sectors.hero.title,
    );
    await expect(page.locator("translated-text")).toHaveCount(0);

    await open(page, pathOf("control", other.code));
    await page.evaluate(translate);
    const step = page.getByRole("main").locator("[data-shown='true']");
    for (let presses = 0; presses < 2; presses += 1) {
      const before = await step.getAttribute("id");
      await step.getByRole("link").first().click();
      await expect(step).not.toHaveId(before ?? "");
    }

    await open(page, pathOf("cnd", other.code));
    await page.evaluate(translate);
    const figure = page.getByRole("figure").first();
    await figure
      .getByRole("button", { name: content.in[other.code].methods.diagramControls.previous })
      .click();
    await expect(figure).toHaveAttribute("data-step", /\d/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("is whole when it was changed before React came", async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    await page.goto(pathOf("home", "fr"));
    await page.evaluate(translate);
    release();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: frame.carousel.next })).toBeVisible();
    const image = page.getByRole("img", { name: altOf(content.pictures.pages.home.about) });
    await page.getByRole("heading", { name: home.about.title }).scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page).toHaveURL(pathOf("home", other.code));
  });

  test("survives an extension that puts its own elements in", async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    await page.goto(pathOf("contact", "fr"));
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("a[href^='tel:']"))
        link.replaceChildren(Object.assign(document.createElement("span"), { textContent: "call" }));
      document.body.append(document.createElement("aside"));
      document.documentElement.dataset.extension = "";
    });
    release();
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-extension", "");
    await expect(page.getByRole("button", { name: content.in.fr.contact.copy }).first()).toBeVisible();
  });
});

test.describe("a page that breaks", () => {
  test.use({ allowed: { messages: [/broken on purpose/] } });

  test("stays as it came, and goes on without scripts", async ({ page }) => {
    await page.addInitScript(() => {
      const sound = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        if (document.readyState === "complete") throw new Error("broken on purpose");
        return sound(query);
      };
    });
    await page.goto(pathOf("sectors", "fr"));
    await expect(page.locator("html")).not.toHaveAttribute("data-js");
    for (const { name } of Object.values(sectors.tabs.items))
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await page.getByRole("link", { name: frame.labels.Contact }).first().click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
  });
});
