import type { Page } from "@playwright/test";
import { languageStorageKey } from "#app/constants.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { PageId } from "#model/site/pages.ts";
import { officeIds, pathOf } from "../support/current-site.ts";
import { holdRequests } from "../support/network.ts";
import { content, expect, hydrated, known, open, otherLanguage, test } from "../support/test.ts";

const other = otherLanguage("fr");
const own = otherLanguage(other.code);
const { fr } = content.in;
const en = content.in[other.code];
const fromFr = (id: PageId) => pathOf(id, "fr");
const inOther = (id: PageId) => pathOf(id, other.code);
const nowhere = "/nulle-part";

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageStorageKey);
/** Runs in the page. */
const choose = ([key, choice]: readonly [string, string]) => {
  if (location.protocol.startsWith("http")) localStorage.setItem(key, choice);
};
const store = (page: Page, value: string) => page.evaluate(choose, [languageStorageKey, value] as const);
const flag = (page: Page, { ownName }: { readonly ownName: string } = other) =>
  page.getByRole("button", { name: ownName });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/*
 * Other tests check the behaviour of components in French, since it is the same in every language. This journey checks what
 * differs, texts and links, once in English: from the first page to a telephone number.
 */
test("an English-speaking visitor goes from home to an office, all in English", async ({ page }) => {
  const { frame, home, control, methods, contact } = en;
  const main = page.getByRole("main");
  const arrived = async (id: PageId) => {
    await expect(page).toHaveURL(inOther(id));
    await expect(page.locator("html")).toHaveAttribute("lang", other.code);
    await hydrated(page);
  };
  await open(page, inOther("home"));
  await expect(title(page)).toHaveText(home.hero.title);
  await main.getByRole("link", { name: home.hero.controls }).click();
  await arrived("control");
  await main.getByRole("link", { name: control.guide.questions.worry.options.wallLoss, exact: true }).click();
  await expect(main.getByRole("heading", { name: control.guide.answers.wallLoss.title })).toBeVisible();
  await main.getByRole("link", { name: en["methods/thickness"].name }).first().click();
  await arrived("methods/thickness");
  const figure = page.getByRole("figure");
  await figure.getByRole("button", { name: methods.diagramControls.replay }).click();
  await figure.getByRole("button", { name: methods.diagramControls.next }).click();
  await expect(figure).toHaveAttribute("data-step", "1");
  await page
    .getByRole("navigation", { name: frame.navigation })
    .getByRole("link", { name: frame.labels.Contact })
    .click();
  await arrived("contact");
  const office = main.getByRole("article").nth(1);
  await office.getByRole("button", { name: contact.copy }).first().click();
  await expect(office.getByText(contact.copied).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    content.company.offices[officeIds[0]].landline,
  );
  await flag(page, own).click();
  await expect(page).toHaveURL(fromFr("contact"));
  await page.goto(fromFr("home"));
  await expect(page, "the choice stays").toHaveURL(fromFr("home"));
});

test.describe("choosing a flag", () => {
  test.beforeEach(({ allowed }) => void allowed.push(/status of 404/));

  test("shows the same page, stores the choice, and adds no history entry", async ({ page }) => {
    await open(page, `${fromFr("about")}?a=1#x`);
    const entries = await page.evaluate(() => history.length);
    await flag(page).focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(`${inOther("about")}?a=1#x`);
    await expect(page.locator("html")).toHaveAttribute("lang", other.code);
    await expect(page).toHaveTitle(`${en.about.meta.title} - ${content.company.brand.name}`);
    await expect(title(page)).toHaveText(en.about.hero.title);
    await expect(flag(page)).toHaveAttribute("aria-pressed", "true");
    await expect(flag(page, own)).toHaveAttribute("aria-pressed", "false");
    expect(await stored(page)).toBe(other.code);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await hydrated(page);
    await flag(page, own).press("Enter");
    await expect(page).toHaveURL(`${fromFr("about")}?a=1#x`);
    await hydrated(page);
    await page.evaluate(() => localStorage.clear());
    let left = 0;
    page.on("request", (request) => (left += Number(request.isNavigationRequest())));
    await flag(page, own).click();
    expect(await stored(page), "of the language on screen").toBe("fr");
    expect(left).toBe(0);
  });

  for (const [id, hash] of [
    ["rsc", ""],
    ["sectors", `#${anchorOf(known(Object.keys(fr.sectors.tabs.items).at(-1)))}`],
    ["glossary", ""],
  ] as const)
    test(`keeps the scroll position on that page, not on the next (${id}) @slow`, async ({ page }) => {
      await open(page, fromFr(id) + hash);
      // A visible heading, as a tab's panel may be closed. In the glossary a term, as each language sorts them anew.
      const term = anchorOf(known(content.methods.ultrasonic.term));
      const heading = page
        .getByRole("main")
        .locator(id === "glossary" ? `#${term}` : "h2, h3")
        .filter({ visible: true })
        .nth(id === "glossary" ? 0 : 2);
      await heading.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 3 + 10, behavior: "instant" });
      });
      const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await top();
      await flag(page).click();
      await expect(page).toHaveURL(inOther(id) + hash);
      await hydrated(page);
      // Texts beside a heading differ in length between languages.
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
      await page.getByRole("banner").getByRole("link").first().click();
      await expect(page).toHaveURL(inOther("home"));
      await hydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

  test("opens the other language in a new tab", async ({ page, context, site }) => {
    await open(page, fromFr("contact"));
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      flag(page).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL(inOther("contact"));
    await expect(title(tab)).toHaveText(en.contact.hero.title);
    await expect(page).toHaveURL(fromFr("contact"));
    await store(page, "fr");
    // Like "Open in a new tab" in the context menu, which fires no event.
    await tab.goto("about:blank");
    await tab.goto(inOther("contact"), { referer: site + fromFr("contact") });
    await hydrated(tab);
    await expect(tab).toHaveURL(inOther("contact"));
    expect(await stored(tab)).toBe(other.code);
  });

  test("twice in a row on a slow connection: the last choice wins", async ({ page }) => {
    await open(page, fromFr("contact"));
    const release = await holdRequests(page, `**${inOther("contact")}`);
    const cancelled = page.waitForEvent("requestfailed");
    // Clicks made in the page: Playwright's click would wait for the first navigation to end.
    await page.evaluate(
      (codes) => {
        for (const code of codes)
          document.querySelector<HTMLElement>(`a[data-flag][hreflang="${code}"]`)?.click();
      },
      [other.code, "fr"],
    );
    await cancelled;
    release();
    expect(await stored(page)).toBe("fr");
    await expect(page).toHaveURL(fromFr("contact"));
  });

  test("works on the not-found page, even if storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await open(page, nowhere);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await flag(page).click();
    await expect(page).toHaveURL(inOther("home") + nowhere);
    await expect(title(page)).toHaveText(en["not-found"].title);
  });
});

test("a link keeps the language of its page, although another tab chose another one in a machine-translated page @release", async ({
  page,
  context,
}) => {
  await open(page, fromFr("sectors"));
  const tab = await context.newPage();
  await open(tab, fromFr("contact"));
  // Chrome, Edge and Safari do this when they translate.
  await tab.evaluate(() => {
    document.documentElement.lang = "de";
  });
  await flag(tab).click();
  await expect(tab).toHaveURL(inOther("contact"));
  expect(await stored(page)).toBe(other.code);
  for (const [label, id] of [
    [fr.frame.labels.Qualité, "quality"],
    [fr.frame.labels.Accueil, "home"],
  ] as const) {
    await page.getByRole("link", { name: label }).first().click();
    await expect(page).toHaveURL(fromFr(id));
    await expect(title(page)).toHaveText(fr[id].hero.title);
    await hydrated(page);
  }
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(fromFr("home"));
});

test("back shows pages in the language last chosen in this tab, except pages opened in their own language since @slow", async ({
  page,
}) => {
  await open(page, fromFr("about"));
  await page.getByRole("link", { name: fr.frame.labels.Contact }).first().click();
  await expect(page).toHaveURL(fromFr("contact"));
  await hydrated(page);
  await flag(page).click();
  await expect(page).toHaveURL(inOther("contact"));
  await page.goBack();
  await expect(page).toHaveURL(inOther("about"));
  await hydrated(page);
  // A link from a colleague, opened in the same tab.
  await page.goto(fromFr("quality"));
  await page.getByRole("link", { name: fr.frame.labels.Formation }).first().click();
  await expect(page).toHaveURL(fromFr("formation"));
  await page.goBack();
  await expect(page).toHaveURL(fromFr("quality"));
  await expect(title(page)).toHaveText(fr.quality.hero.title);
});

// Needs a browser of its own: all other tests disable the back/forward cache.
const kept = "in the back/forward cache, a flag changes a page's language; a choice in another tab does not";
test(`${kept} @slow`, async ({ playwright, launchOptions, site }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: site, reducedMotion: "reduce" });
  const back = () =>
    // With setTimeout: the page may be gone before evaluate returns.
    page.evaluate(() => {
      setTimeout(() => history.back());
    });
  await open(page, fromFr("about"));
  await open(page, fromFr("contact"));
  await store(page, other.code);
  await back();
  await expect(page).toHaveURL(fromFr("about"));
  await open(page, fromFr("contact"));
  await flag(page).click();
  await expect(page).toHaveURL(inOther("contact"));
  await back();
  await expect(page).toHaveURL(inOther("about"));
  await expect(title(page)).toHaveText(en.about.hero.title);
  await expect(page.locator("html")).toBeVisible();
  await browser.close();
});

test.describe("at the start", () => {
  test.beforeEach(({ allowed }) => void allowed.push(/status of 404/));

  for (const [choice, from, to] of [
    [other.code, `${fromFr("home")}?a=1#x`, `${inOther("home")}?a=1#x`],
    [other.code, nowhere, inOther("home") + nowhere],
  ] as const)
    test(`the stored choice ${choice} replaces ${from} by ${to} before the first paint`, async ({ page }) => {
      await page.addInitScript(choose, [languageStorageKey, choice] as const);
      await page.addInitScript(() => {
        // Records the first paint, with the language of the page.
        Object.assign(window, { seen: [] });
        new PerformanceObserver((list) => {
          (window as unknown as { seen: string[] }).seen.push(
            ...list.getEntries().map(({ name }) => name + document.documentElement.lang),
          );
        }).observe({ type: "paint", buffered: true });
      });
      await page.goto(from);
      await page.waitForURL(to);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", choice);
      await page.goBack().catch(() => undefined);
      expect(page.url(), "the history entry was replaced").not.toContain(from);
      expect(await page.evaluate(() => (window as unknown as { seen?: string[] }).seen ?? [])).not.toContain(
        `first-paint${choice === "fr" ? other.code : "fr"}`,
      );
    });

  for (const [choice, path] of [
    [other.code, fromFr("quality")],
    [other.code, `${fromFr("sectors")}?a=1#x`],
    ["fr", inOther("home")],
    ["fr", inOther("quality")],
    ["fr", inOther("home") + nowhere],
  ] as const)
    test(`a link to ${path} shows that page although the stored choice is ${choice}`, async ({ page }) => {
      await page.addInitScript(choose, [languageStorageKey, choice] as const);
      await open(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator("html")).toHaveAttribute("lang", otherLanguage(choice).code);
      expect(await stored(page), "which stays").toBe(choice);
    });

  test("an unknown stored choice is ignored @slow", async ({ page }) => {
    await page.goto(fromFr("home"));
    for (const value of ["aa", "EN", "x-default"]) {
      await store(page, value);
      for (const path of [inOther("home"), fromFr("home")]) {
        await open(page, path);
        await expect(page, value).toHaveURL(path);
      }
    }
  });
});
