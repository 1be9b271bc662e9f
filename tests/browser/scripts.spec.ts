import type { Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { holdRequests } from "../support/network.ts";
import { content, expect, hydrated, known, open, otherLanguage, test } from "../support/test.ts";
import { translate } from "../support/translator.ts";

const pictures = "**/*.{avif,webp,jpg}";
const scriptFiles = "**/*.js";
const { accreditation, frame, sectors } = content.in.fr;

const other = otherLanguage("fr");
const own = otherLanguage(other.code);

/** How long a picture that does not load may delay scripts, in ms. */
const longest = 4000;

test("scripts load only after the picture of the first screen and the first paint", async ({ page }) => {
  const release = await holdRequests(page, pictures);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(pathOf("home", "fr"), { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(scripts).toEqual([]);
  release();
  await hydrated(page);
  const named = await page.locator("#page").getAttribute("data-modules");
  const paths = scripts.map((url) => new URL(url).pathname);
  expect(paths.sort(), "each once").toEqual(named?.split(" ").sort());
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

test("scripts start even if a picture never loads or no first paint is reported", async ({ page }) => {
  const release = await holdRequests(page, pictures);
  await page.clock.install();
  await page.goto(pathOf("contact", "fr"), { waitUntil: "domcontentloaded" });
  await page.clock.runFor(longest);
  await hydrated(page);
  release();
  // Firefox reports no first paint for a page that is opened with a hash.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(pathOf("home", "fr"));
  await hydrated(page);
});

test.describe("before scripts have loaded", () => {
  test("the phone's menu opens and closes, and stays open when scripts start", async ({ page }) => {
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

  test("flags and tabs work; other buttons are hidden, but keep their space @slow", async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    await page.goto(pathOf("contact", "fr"));
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page).toHaveURL(pathOf("contact", other.code));
    await page.getByRole("button", { name: own.ownName }).click();
    const [first, second] = Object.values(sectors.tabs.items).map(({ name }) => name);
    await page.goto(pathOf("sectors", "fr"));
    await page.getByRole("tab", { name: known(second) }).click();
    await expect(page.getByRole("tabpanel", { name: known(second) })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: known(first) })).toBeHidden();
    await page.goto(pathOf("home", "fr"));
    const next = page.locator(`button[aria-label="${frame.carousel.next}"]`);
    await expect(next).toBeHidden();
    const box = await next.boundingBox();
    release();
    await expect(next).toBeVisible();
    expect(await next.boundingBox()).toEqual(box);
  });
});

for (const [how, fail] of [
  ["its modules are lost", (page: Page) => page.route("**/assets/entry-*.js", (route) => route.abort())],
  [
    "one throws",
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver")),
  ],
  [
    "a behaviour throws",
    (page: Page) =>
      page.addInitScript(() => {
        const sound = window.matchMedia.bind(window);
        window.matchMedia = (query) => {
          if (document.readyState === "complete") throw new Error("broken on purpose");
          return sound(query);
        };
      }),
  ],
] as const)
  test(`a page whose scripts fail shows all its texts, links and pictures, as without scripts (${how}) @slow`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/Failed to load resource/, /IntersectionObserver|broken on purpose/);
    await fail(page);
    await page.goto(pathOf("accreditation", "fr"));
    await expect(page.locator("html")).not.toHaveAttribute("data-js");
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
    await expect(page.locator(".needs-js:visible")).toHaveCount(0);
    for (const { text } of accreditation.carousel.slides)
      await expect(page.getByRole("main").getByText(text)).toBeVisible();
    for (const image of await page.getByRole("main").locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
    }
    await page.getByRole("link", { name: frame.labels.Contact }).first().click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
  });

test.describe("a page changed by a translator or an extension", () => {
  test("works after a translation: tabs, guide, drawings and flags respond @slow", async ({ page }) => {
    await open(page, pathOf("sectors", "fr"));
    await translate(page);
    await page.getByRole("tab").nth(1).click();
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      content.in[other.code].sectors.hero.title,
    );
    await expect(page.locator("font")).toHaveCount(0);

    await open(page, pathOf("control", other.code));
    await translate(page);
    const step = page.getByRole("main").locator("[data-shown='true']");
    for (let presses = 0; presses < 2; presses += 1) {
      const before = await step.getAttribute("id");
      await step.getByRole("link").first().click();
      await expect(step).not.toHaveId(before ?? "");
    }

    await open(page, pathOf("cnd", other.code));
    await translate(page);
    const figure = page.getByRole("figure").first();
    await figure
      .getByRole("button", { name: content.in[other.code].methods.diagramControls.previous })
      .click();
    await expect(figure).toHaveAttribute("data-step", /\d/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("is complete and works if it was changed before React loaded", async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    await page.goto(pathOf("contact", "fr"));
    await translate(page);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("a[href^='tel:']"))
        link.replaceChildren(Object.assign(document.createElement("span"), { textContent: "call" }));
      document.body.append(document.createElement("aside"));
      document.documentElement.dataset.extension = "";
    });
    release();
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-extension", "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The number is copied or the clipboard refused; either is announced.
    await page.getByRole("button", { name: content.in.fr.contact.copy }).first().click();
    await expect(page.locator("[aria-live]").filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page).toHaveURL(pathOf("contact", other.code));
  });
});
