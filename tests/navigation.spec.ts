import type { Locator, Page } from "@playwright/test";
import { slowNavigationMs } from "#app/constants.ts";
import { content, expect, markWindow, open, openWithStoppedClock, pass, test } from "./support/test.ts";

const { frame } = content.in.fr;
const contactLink = (page: Page) =>
  page.getByRole("navigation", { name: frame.navigation }).getByRole("link", { name: frame.labels.Contact });

test.describe("moving from page to page", () => {
  test("shows the new page from its top, moves the focus into it and announces its title", async ({
    page,
  }) => {
    await open(page, "/");
    const notReloaded = await markWindow(page);
    await page.evaluate(() => {
      scrollTo(0, 800);
    });
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(contactLink(page)).toHaveAttribute("aria-current", "page");
    expect(await notReloaded()).toBe(true);
  });

  test("back and forward return to the place that was left", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.contact.hero.title);
    await page.evaluate(() => {
      scrollTo(0, 120);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.home.hero.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.contact.hero.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  });

  test("shows a progress bar once a page change is slow, after 150 ms", async ({ page }) => {
    expect(slowNavigationMs).toBe(150);
    await openWithStoppedClock(page, "/");
    const answer = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    await page.route("**/contact.data", async (route) => {
      asked.resolve(undefined);
      await answer.promise;
      await route.continue();
    });
    const bar = page.getByRole("progressbar", { name: frame.loading });
    await contactLink(page).dispatchEvent("click");
    await asked.promise;
    await pass(page, 149);
    await expect(bar).toBeHidden();
    await pass(page, 1);
    await expect(bar).toBeVisible();
    answer.resolve(undefined);
    await expect(page).toHaveURL("/contact");
    await expect(bar).toBeHidden();
  });
});

test.describe("a page fetched ahead", () => {
  test("is fetched when the pointer comes to its link; the press asks for no script and no style", async ({
    page,
  }) => {
    await open(page, "/about_us");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await contactLink(page).hover();
    await expect.poll(() => asked).toContain("/contact.data");
    // Fetched, and then read as a module, which is the last step.
    await expect.poll(() => asked.filter((path) => /contact-.*js$/.test(path)).length).toBe(2);
    const ahead = asked.splice(0);
    expect(ahead.filter((path) => /contact-.*css$/.test(path))).not.toEqual([]);
    // What both pages share is there already.
    expect(ahead.filter((path) => /vendor-|shell-|inner-/.test(path))).toEqual([]);

    await contactLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.contact.hero.title);
    expect(asked.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
  });

  for (const [how, go] of [
    ["pointed at before", (link: Locator) => link.click()],
    ["pressed at once", (link: Locator) => link.dispatchEvent("click")],
  ] as const) {
    test(`leaves the page on screen as it looks until the new one is there (${how})`, async ({ page }) => {
      await open(page, "/about_us");
      await page.evaluate(() => {
        const before = document.querySelector("h1")?.textContent;
        const applied: string[] = [];
        new MutationObserver((changes) => {
          if (document.querySelector("h1")?.textContent !== before) return;
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (
              node instanceof HTMLLinkElement &&
              node.rel === "stylesheet" &&
              matchMedia(node.media).matches
            )
              applied.push(node.href);
        }).observe(document.head, { childList: true });
        Object.assign(window, { applied });
      });
      await go(contactLink(page));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.contact.hero.title);
      expect(await page.evaluate(() => (window as unknown as { applied: string[] }).applied)).toEqual([]);
    });
  }
});

test.describe("a page that cannot be loaded", () => {
  // The browser itself reports failed requests, and the router the data it could not read.
  test.use({
    allowed: { messages: [/Failed to load resource/, /ERR_/, /Unable to decode/, /Failed to fetch/] },
  });

  const notice = (page: Page) => page.getByRole("alert");

  for (const [what, files] of [
    ["nothing can be fetched", "**/*"],
    ["its data cannot be fetched", "**/contact.data"],
    ["its script cannot be fetched", "**/assets/contact-*.js"],
  ] as const) {
    test(`when ${what}: says so, keeps the page on screen and offers to retry`, async ({ page }) => {
      await open(page, "/about_us");
      const notReloaded = await markWindow(page);
      await page.route(files, (route) => route.abort("internetdisconnected"));
      await contactLink(page).click();

      await expect(notice(page)).toContainText(frame.failure.text);
      await expect(page).toHaveURL("/about_us");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.about.hero.title);
      await expect(page.getByRole("progressbar")).toBeHidden();

      await notice(page).getByRole("button", { name: frame.failure.retry }).click();
      await expect(notice(page)).toBeVisible();

      await page.unroute(files);
      await notice(page).getByRole("button", { name: frame.failure.retry }).click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.contact.hero.title);
      await expect(notice(page)).toBeHidden();
      expect(await notReloaded()).toBe(true);
    });
  }

  for (const [what, answer] of [
    ["truncated", { status: 200, body: '[{"_1":2},"fr' }],
    ["answered by a fault of the server", { status: 503, body: "" }],
  ] as const) {
    test(`when its data is ${what}: the page on screen stays`, async ({ page }) => {
      await open(page, "/about_us");
      await page.route("**/contact.data", (route) => route.fulfill(answer));
      await contactLink(page).click();
      await expect(notice(page)).toBeVisible();
      await expect(page).toHaveURL("/about_us");
      await notice(page).getByRole("button", { name: frame.failure.dismiss }).click();
      await expect(notice(page)).toBeHidden();
      await page.unroute("**/contact.data");
      await contactLink(page).click();
      await expect(page).toHaveURL("/contact");
    });
  }

  test("when the way back cannot be loaded: the page on screen stays", async ({ page }) => {
    await open(page, "/about_us");
    await contactLink(page).click();
    await expect(page).toHaveURL("/contact");
    await page.route("**/about_us.data", (route) => route.abort("internetdisconnected"));
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.contact.hero.title);
    await expect(page).toHaveURL("/contact");
  });

  test("when offline: the flags say so too", async ({ page, context }) => {
    await open(page, "/about_us");
    await context.setOffline(true);
    await page.getByRole("button", { name: "English" }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL("/about_us");
  });
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("a new page comes in quietly where motion is welcome, the same page in another language never", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const fades: string[] = [];
        const native = Object.getOwnPropertyDescriptor(Element.prototype, "animate")
          ?.value as Element["animate"];
        Element.prototype.animate = function (...args) {
          fades.push(this.localName);
          return native.apply(this, args);
        };
        Object.assign(window, { fades });
      });
      const fades = () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
      await open(page, "/");
      await contactLink(page).click();
      await expect(page.getByRole("main")).toBeFocused();
      const expected = reducedMotion === "reduce" ? [] : ["main"];
      expect(await fades()).toEqual(expected);
      await page.getByRole("button", { name: "English" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.contact.hero.title);
      expect(await fades()).toEqual(expected);
    });
  });
}
