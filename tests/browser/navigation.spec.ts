import type { Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { builtPages } from "../support/site.ts";
import { scrollPage, toPart } from "../support/on-page.ts";
import { content, expect, hydrated, open, otherLanguage, test } from "../support/test.ts";

const { frame, contact, home } = content.in.fr;
const other = otherLanguage("fr");
const menuLink = (page: Page, label: keyof typeof frame.labels) =>
  page.getByRole("navigation", { name: frame.navigation }).getByRole("link", { name: frame.labels[label] });
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, frames] = [scrollY, 0];
    while (frames < 6) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames = scrollY === before ? frames + 1 : 0;
      before = scrollY;
    }
  });
}

test.describe("navigation between pages", () => {
  test("starts at the top of the next page; back restores the scroll position", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await scrollPage(page, 900);
    await menuLink(page, "Contact").click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.title);
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
    await expect.poll(() => place(page)).toBe(900);
  });

  test("prerenders a page when the pointer rests on its link, but no flag or file", async ({ page }) => {
    await open(page, pathOf("contact", "fr"));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole("button", { name: other.ownName }).hover();
    await page.getByRole("article").nth(1).getByRole("link", { name: contact.card }).hover();
    // Then hover a page, so that requests for the two before would have been seen.
    const ahead = page.waitForRequest((request) => request.url().endsWith(pathOf("quality", "fr")));
    await menuLink(page, "Qualité").hover();
    expect((await ahead).headers()["sec-purpose"]).toContain("prefetch");
    expect(
      asked.filter((path) => path.startsWith(pathOf("home", other.code)) || path.endsWith(".vcf")),
    ).toEqual([]);
    await menuLink(page, "Qualité").click();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.quality.hero.title);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.filter((path) => /\.(?:css|js)$/.test(path))).toEqual([]);
  });

  test("prerenders no page on a touch screen, where it could start only with the press", async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ hasTouch: true, isMobile: true });
    await open(page, site + pathOf("about", "fr"));
    await expect(page.locator("script[type='speculationrules']")).toHaveCount(0);
    await page.close();
  });

  test("requests a page when the press begins in browsers without speculation rules", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== "speculationrules";
    });
    await open(page, pathOf("about", "fr"));
    const ahead = page.waitForRequest(
      (request) =>
        new URL(request.url()).pathname === pathOf("contact", "fr") && request.resourceType() === "fetch",
    );
    await menuLink(page, "Contact").dispatchEvent("pointerdown");
    expect((await (await ahead).response())?.status()).toBe(200);
  });
});

/** All hashes in links of the site, by the path of the page that they lead to. */
function partsByPage(): [string, string[]][] {
  const links = builtPages
    .filter(({ language }) => language === "fr")
    .flatMap(({ html }) => [...html.matchAll(/ href="(\/[^"#]*)(#[^"]+)"/g)]);
  const byPath = Map.groupBy(links, ([, path = ""]) => path);
  return [...byPath].map(([path, found]) => [path, [...new Set(found.map(([, , hash = ""]) => hash))]]);
}

for (const width of [1440, 390])
  test(`a link to a part of a page scrolls its target below the bar, at ${width} px @release`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const expectBelow = async (where: string) => {
      const { top, bar, atEnd } = await page.evaluate(() => {
        // The bar, and a full-width sticky index below it.
        const bars = [...document.querySelectorAll("header, main nav")]
          .filter((element) => getComputedStyle(element).position === "sticky")
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, width: wide }) => left <= 0 && wide >= innerWidth - 20);
        return {
          top: document.querySelector(":target")?.getBoundingClientRect().top ?? NaN,
          bar: Math.max(...bars.map(({ bottom }) => bottom)),
          // Near the end of a page, the target cannot reach the top.
          atEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        };
      });
      expect(top, where).toBeGreaterThanOrEqual(bar);
      expect(top, where).toBeLessThan(atEnd ? 900 : bar + 41);
    };
    for (const [path, [first = "", ...others]] of partsByPage()) {
      // The first as from another page, with animations; the others from within the page.
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("about:blank");
      await open(page, path + first);
      await page.keyboard.press("Escape"); // the loading screen
      await still(page);
      await expectBelow(path + first);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const hash of others) {
        await toPart(page, hash);
        await expectBelow(path + hash);
      }
    }
  });

test("without a network, a flag makes one request, without a loop", async ({ page, context, allowed }) => {
  allowed.push(/Failed to load resource/, /ERR_/);
  await open(page, pathOf("sectors", "fr"));
  let asked = 0;
  page.on("request", () => (asked += 1));
  await context.setOffline(true);
  await page.getByRole("button", { name: other.ownName }).click();
  await page.waitForURL("chrome-error://chromewebdata/", { waitUntil: "commit" });
  await page.waitForLoadState("networkidle");
  expect(asked).toBeLessThanOrEqual(2);
  await context.setOffline(false);
  await page.goBack();
  // The page has its own language again, and the flag still works.
  await expect(page).toHaveURL(pathOf("sectors", "fr"));
  await page.getByRole("button", { name: other.ownName }).click();
  await expect(page).toHaveURL(pathOf("sectors", other.code));
});

test("a new page fades in only without reduced motion @slow", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      Object.assign(window, { transition: viewTransition !== null });
    });
  });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, pathOf("home", "fr"));
    await page.keyboard.press("Escape");
    await menuLink(page, "Contact").click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
    await hydrated(page);
    const faded = await page.evaluate(() => (window as unknown as { transition: boolean }).transition);
    expect(faded, reducedMotion).toBe(reducedMotion === "no-preference");
  }
});
