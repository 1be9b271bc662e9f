import type { Page } from "@playwright/test";
import { scrollToTopThresholdPx } from "#app/constants.ts";
import { languages } from "#model/site/languages.ts";
import { pages } from "#model/site/pages.ts";
import { pathOf, type PageId } from "#model/site/paths.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { boxOf, layoutShift, scrollPage } from "../support/on-page.ts";
import { withSlowLine } from "../support/site.ts";
import { tabThrough } from "../support/tab-order.ts";
import { content, expect, hydrated, open, test, widest } from "../support/test.ts";

const { frame, offices } = content.in.fr;
const { labels } = frame;
const { brand, offices: places } = content.company;
const controls = ["cnd", "rsc", "crs"] as const;
const phone = { width: 390, height: 844 };

const menuOf = (page: Page) => page.getByRole("navigation", { name: frame.navigation });
const menuButton = (page: Page) => page.getByRole("button", { name: frame.menu });
const toTop = (page: Page) => page.getByRole("button", { name: frame.scrollToTop });
const dropdownOf = (page: Page) =>
  menuOf(page).locator("summary", { hasText: labels["Domaine d’application"] });

test.describe("the frame", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, pathOf("home", "fr"));
  });

  test("is read aloud as the logo, the menu and the languages, with the current ones", async ({ page }) => {
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link").first()).toHaveAccessibleName(`${brand.name}, ${frame.logo}`);
    await expect(bar.getByRole("link").first()).toHaveAttribute("href", pathOf("home", "fr"));
    await expect(menuOf(page).locator("> ul > li").locator("> a, > details > summary")).toHaveText([
      labels.Accueil,
      labels["À propos"],
      labels["Secteurs d’intervention"],
      labels["Domaine d’application"],
      labels["Domaines d’activité"],
      labels.Formation,
      labels.Qualité,
      labels.Contact,
    ]);
    await expect(menuOf(page).locator("[aria-current=page]")).toHaveText([labels.Accueil]);
    const flags = page.getByRole("group", { name: frame.languages }).getByRole("button");
    await expect(flags).toHaveCount(languages.length);
    for (const { ownName, code } of languages)
      await expect(page.getByRole("button", { name: ownName, pressed: code === "fr" })).toHaveCount(1);
  });

  test("the dropdown unfolds the controls; folds on Escape, outside and on a choice", async ({ page }) => {
    const button = dropdownOf(page);
    const links = menuOf(page).locator("details").getByRole("link");
    await expect(links).toHaveCount(0);

    await button.click();
    await expect(links).toHaveCount(controls.length);
    for (const [index, id] of controls.entries())
      await expect(links.nth(index)).toHaveAttribute("href", pathOf(id, "fr"));
    await page.keyboard.press("Escape");
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    // On the picture, where nothing else is to be pressed.
    await page.mouse.click(1200, 500);
    await expect(links).toHaveCount(0);

    await button.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathOf(controls[1], "fr"));
    await expect(links).toHaveCount(0);
    await hydrated(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: frame.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("navigation", { name: frame.breadcrumb }).getByRole("link").first(),
    ).toBeFocused();
  });

  test("the footer gives the company's pages, the controls and all offices", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    const column = (title: string) =>
      footer.locator("div", { has: page.getByRole("heading", { level: 2, name: title }) }).last();
    const hrefs = (title: string) =>
      column(title)
        .getByRole("listitem")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const company: readonly PageId[] = ["about", "sectors", "control", "formation", "quality", "contact"];
    expect(await hrefs(frame.footer.company)).toEqual(company.map((id) => pathOf(id, "fr")));
    expect(await hrefs(frame.footer.domains)).toEqual(controls.map((id) => pathOf(id, "fr")));
    for (const [id, { landline, mobile, email, address }] of Object.entries(places)) {
      const office = column(offices[id as keyof typeof offices].shortTitle);
      for (const [name, href] of [
        [landline, telephoneLink(landline)],
        [mobile, telephoneLink(mobile)],
        [email, `mailto:${email}`],
      ] as const)
        await expect(office.getByRole("link", { name })).toHaveAttribute("href", href);
      await expect(office).toContainText(address.city);
    }
    for (const id of ["accreditation", "glossary"] as const)
      await expect(
        footer.getByRole("paragraph").getByRole("link", { name: labels[pages[id].label] }),
      ).toHaveAttribute("href", pathOf(id, "fr"));
  });
});

test.describe("the phone's menu with its dropdown open", () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const pressed of ["finger", "mouse"] as const)
    test(`gives the pages below the dropdown to a ${pressed}`, async ({ page }) => {
      for (const label of [labels["Domaines d’activité"], labels.Qualité]) {
        await open(page, pathOf("home", "fr"));
        await menuButton(page).click();
        await menuOf(page).locator("summary").click();
        const entry = menuOf(page).getByRole("link", { name: label });
        const href = await entry.getAttribute("href");
        const { x, y, width, height } = await boxOf(entry);
        const [left, top] = [x + width / 4, y + height / 2];
        // By its place, as a visitor presses: what moves away meanwhile is not followed.
        if (pressed === "finger") await page.touchscreen.tap(left, top);
        else await page.mouse.click(left, top, { delay: 80 });
        await expect(page).toHaveURL(href ?? "");
      }
    });
});

test("on a phone held sideways the bar scrolls away with the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, pathOf("about", "fr"));
  await scrollPage(page, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("at the end of a page, on a phone, nothing lies over the menu's button", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, pathOf("contact", "fr"));
  await scrollPage(page, 1_000_000);
  await expect(toTop(page)).toBeVisible();
  const covered = await menuButton(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const places = [top + 4, bottom - 4].flatMap((y) => [left + 4, right - 4].map((x) => [x, y] as const));
    return places.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
  });
  expect(covered).toEqual([]);
});

for (const width of [390, 1350])
  test(`the bar is whole when it is first seen, on a slow line too (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await withSlowLine(async (origin) => {
      await open(page, origin + pathOf("about", "fr"));
      expect(await layoutShift(page)).toBe(0);
    });
  });

test.describe("the button to the top", () => {
  test("appears past its threshold, not at it, and leads up with the focus", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await scrollPage(page, scrollToTopThresholdPx);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollToTopThresholdPx);
    await expect(toTop(page)).toBeHidden();
    await scrollPage(page, scrollToTopThresholdPx + 1);
    await expect(toTop(page)).toBeVisible();
    await scrollPage(page, 900);
    await toTop(page).press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  for (const [id, width, height] of [
    ["contact", 1024, 768],
    ["about", 768, 900],
    ["about", 1366, 768],
  ] as const)
    test(`never covers what has the focus (${id}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, pathOf(id, "fr"));
      expect(await tabThrough(page)).toMatchObject({ missed: [], faults: [] });
      await toTop(page).focus();
      await expect(toTop(page)).toHaveCSS("opacity", "1");
    });
});

test("the menu is collapsed up to its width, and stands in the bar above it", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  const last = widest(upTo.menuCollapsed);
  for (const width of [last, last + 1]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: width === last });
    await expect(menuOf(page)).toBeVisible({ visible: width !== last });
  }
});

test.describe("the menu on phones, once open", () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await menuButton(page).press("Enter");
    await expect(menuOf(page)).toBeVisible();
  });

  test("keeps the page still, and closes by its button, on Escape, or left by Tab", async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await menuButton(page).click();
    await expect(menuOf(page)).toBeHidden();
    await menuButton(page).click();
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await menuOf(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menuOf(page)).toBeHidden();
  });

  test("closes on a link, even to the page on screen, and on any change of page", async ({ page }) => {
    await menuOf(page).getByRole("link", { name: labels.Accueil }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL(pathOf("home", "fr"));
    await menuButton(page).click();
    await menuOf(page).getByRole("link", { name: labels.Contact }).click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
    await expect(menuOf(page)).toBeHidden();
    await menuButton(page).click();
    await page.goBack();
    await expect(page).toHaveURL(pathOf("home", "fr"));
    await expect(menuOf(page)).toBeHidden();
  });

  test("does not stay open above the bar on a wider screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // It is seen there, in the bar: that it is closed shows only in its state, before the next size comes.
    await expect.poll(() => menuOf(page).evaluate((menu) => menu.matches(":popover-open"))).toBe(false);
    await page.setViewportSize(phone);
    await expect(menuOf(page)).toBeHidden();
  });
});
