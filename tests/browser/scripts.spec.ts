import type { Locator, Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { holdRequests } from "../support/network.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, hydrated, known, open, otherLanguage, test } from "../support/test.ts";

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

  test("flags and tabs work; other buttons are hidden, but keep their space", async ({ page }) => {
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

test.describe("a page whose scripts fail", () => {
  test.use({
    allowed: {
      messages: [/Failed to load resource/, /IntersectionObserver|broken on purpose/],
    },
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
    test(
      `shows all its texts, links and pictures, as without scripts (${how})`,
      { tag: "@slow" },
      async ({ page }) => {
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
      },
    );
});

test.describe("a page changed by a translator or an extension", () => {
  /** A page for each island. */
  const ofIslands = new Map(
    builtPages
      .filter(({ language }) => language === "fr")
      .flatMap(({ path, html }) =>
        Array.from(html.matchAll(/<x-island [^>]*data-modules="\S+ ([^" ]+)/g), ([, module]) => [
          module,
          path,
        ]),
      ),
  );

  /** Changes a page as browsers do to translate it: each piece of text gets an element of its own. */
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
    document.documentElement.lang = "de";
  };

  test(
    "works after a translation: tabs, guide, drawings and flags respond",
    { tag: "@slow" },
    async ({ page }) => {
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
    },
  );

  test(
    "islands keep the translation when they are hydrated, and act on each press, also when translated again",
    { tag: "@release" },
    async ({ page }) => {
      test.slow();
      const told = (island: Locator) =>
        island.evaluate((root) =>
          [...root.querySelectorAll("*")].flatMap(({ attributes }) =>
            Array.from(attributes, ({ value }) => value),
          ),
        );
      expect(ofIslands.size).toBeGreaterThan(6);
      for (const path of new Set(ofIslands.values())) {
        const release = await holdRequests(page, scriptFiles);
        await page.goto(path);
        await page.evaluate(translate);
        const words = page.locator("x-island translated-text");
        const translated = await words.count();
        release();
        await hydrated(page);
        const islands = await page.locator("x-island").all();
        for (const island of islands) {
          await island.dispatchEvent("pointerover");
          await expect(island, path).toHaveAttribute("data-hydration", "done");
        }
        await expect(words, path).toHaveCount(translated);
        for (const again of [false, true])
          for (const island of islands) {
            if (again) await page.evaluate(translate);
            const control = island
              .locator(":is(button, input, a[href^='#']):not([aria-current]):visible")
              .first();
            // With reduced motion the button of a strip is hidden.
            if (!(await control.isVisible())) continue;
            const before = await told(island);
            await control.press((await control.getAttribute("type")) === "range" ? "ArrowLeft" : "Enter");
            await expect.poll(() => told(island), path).not.toEqual(before);
          }
      }
    },
  );

  test("is complete and works if it was changed before React loaded", async ({ page }) => {
    const release = await holdRequests(page, scriptFiles);
    await page.goto(pathOf("contact", "fr"));
    await page.evaluate(translate);
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
