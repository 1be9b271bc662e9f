import type { Page } from "@playwright/test";
import { scrollToTopThresholdPx } from "#app/constants.ts";
import { languages, pathOf } from "../support/current-site.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { boxOf, layoutShift, scrollPage } from "../support/on-page.ts";
import { withSlowLine } from "../support/site.ts";
import { tabThrough } from "../support/tab-order.ts";
import { content, expect, hydrated, open, test, widest } from "../support/test.ts";

const { frame } = content.in.fr;
const { labels } = frame;
const controls = ["cnd", "rsc", "crs"] as const;
const phone = { width: 390, height: 844 };

const menuOf = (page: Page) => page.getByRole("navigation", { name: frame.navigation });
const menuButton = (page: Page) => page.getByRole("button", { name: frame.menu });
const toTop = (page: Page) => page.getByRole("button", { name: frame.scrollToTop });
const dropdownOf = (page: Page) =>
  menuOf(page).locator("summary", { hasText: labels["Domaine d’application"] });

test("the menu marks the current page; its dropdown opens and closes @slow", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  const entries = menuOf(page).locator("> ul > li").locator("> a, > details > summary");
  await expect(entries).toHaveText([
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
  const flags = page.getByRole("list", { name: frame.languages }).getByRole("listitem");
  await expect(flags.getByRole("button")).toHaveCount(languages.length);

  const button = dropdownOf(page);
  const links = menuOf(page).locator("details").getByRole("link");
  await expect(links).toHaveCount(0);
  await button.click();
  await expect(links).toHaveCount(controls.length);
  for (const [index, id] of controls.entries())
    await expect(links.nth(index)).toHaveAttribute("href", pathOf(id, "fr"));
  await links.first().focus();
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  // Safari does not focus a button on click.
  await button.blur();
  // On the picture, where there is no other control.
  await page.mouse.click(1200, 500);
  await expect(links).toHaveCount(0);

  await scrollPage(page, 2000);
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
  expect(await page.evaluate(() => scrollY), "no memory of the page before").toBeLessThan(100);
  await page.keyboard.press("Tab");
  const breadcrumb = page.getByRole("navigation", { name: frame.breadcrumb });
  await expect(breadcrumb.getByRole("link").first()).toBeFocused();
});

test.describe("the phone's menu with its dropdown open", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("lets finger and mouse press the entries below the dropdown @slow", async ({ page }) => {
    for (const pressed of ["finger", "mouse"] as const) {
      await open(page, pathOf("home", "fr"));
      await menuButton(page).click();
      await dropdownOf(page).click();
      const { x, y, width, height } = await boxOf(menuOf(page).getByRole("link", { name: labels.Qualité }));
      const [left, top] = [x + width / 4, y + height / 2];
      // By position, as a visitor presses: the press must not follow an entry that moves.
      if (pressed === "finger") await page.touchscreen.tap(left, top);
      else await page.mouse.click(left, top, { delay: 80 });
      await expect(page).toHaveURL(pathOf("quality", "fr"));
    }
  });
});

test("on a phone the breadcrumb says its whole way, with a separator before each page but the first @slow", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { cnd, crs, rsc } = content.in.fr;
  const method = content.in.fr["methods/coating"];
  for (const [id, way] of [
    ["methods/coating", [labels.Accueil, cnd.breadcrumb, method.name]],
    ["rsc", [labels.Accueil, rsc.breadcrumb]],
    ["crs", [labels.Accueil, crs.breadcrumb]],
  ] as const) {
    await open(page, pathOf(id, "fr"));
    const breadcrumb = page.getByRole("navigation", { name: frame.breadcrumb });
    const items = breadcrumb.getByRole("listitem");
    await expect(items).toHaveText([...way]);
    const faults = await breadcrumb.evaluate((nav) =>
      [...nav.querySelectorAll("li")].flatMap((item, index) => {
        const name = item.querySelector("a, span");
        const drawn = getComputedStyle(item, "::before").content;
        return [
          ...(name && name.scrollWidth > name.clientWidth ? [`${item.textContent} is cut`] : []),
          ...(drawn.includes("/") === index > 0 ? [] : [`${item.textContent}: ${drawn}`]),
          ...(item.getBoundingClientRect().right > innerWidth
            ? [`${item.textContent} leaves the screen`]
            : []),
        ];
      }),
    );
    expect(faults, id).toEqual([]);
    expect(await breadcrumb.evaluate((nav) => getComputedStyle(nav.children[0] ?? nav).clipPath)).toBe(
      "none",
    );
  }
});

test("the bar shows the menu from its breakpoint on, and leaves room on phones", async ({ page }) => {
  await open(page, pathOf("contact", "fr"));
  const last = widest(upTo.menuCollapsed);
  for (const width of [last, last + 1]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: width === last });
    await expect(menuOf(page)).toBeVisible({ visible: width !== last });
  }
  await page.setViewportSize(phone);
  await scrollPage(page, 1_000_000);
  await expect(toTop(page)).toBeVisible();
  const covered = await menuButton(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const places = [top + 4, bottom - 4].flatMap((y) => [left + 4, right - 4].map((x) => [x, y] as const));
    return places.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
  });
  expect(covered).toEqual([]);
  await page.setViewportSize({ width: last + 1, height: 390 });
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("the bar is complete at the first paint, even on a slow connection @slow", async ({ page }) => {
  await withSlowLine(async (origin) => {
    for (const width of [390, 1350]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, origin + pathOf("about", "fr"));
      expect(await layoutShift(page), `${width} px`).toBe(0);
    }
  });
});

test("the button to the top appears past its threshold, and moves the focus up @slow", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, pathOf("contact", "fr"));
  await scrollPage(page, scrollToTopThresholdPx);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollToTopThresholdPx);
  await expect(toTop(page)).toBeHidden();
  await scrollPage(page, scrollToTopThresholdPx + 1);
  await expect(toTop(page)).toBeVisible();
  await scrollPage(page, 900);
  await toTop(page).press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(toTop(page)).toBeHidden();
  expect(await tabThrough(page)).toMatchObject({ missed: [], faults: [] });
  await toTop(page).focus();
  await expect(toTop(page)).toHaveCSS("opacity", "1");
});

test("the phone's menu prevents scrolling; keys, presses and links close it @slow", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, pathOf("home", "fr"));
  await menuButton(page).press("Enter");
  await expect(menuOf(page)).toBeVisible();
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

  await menuButton(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  // At this width the menu is visible in the bar, so only its popover state shows that it is closed.
  const isOpen = () => menuOf(page).evaluate((menu) => menu.matches(":popover-open"));
  await expect.poll(isOpen).toBe(false);
  // After another action, here a key, it does not open again with the narrow window.
  await page.keyboard.press("Shift");
  await page.setViewportSize(phone);
  await expect(menuOf(page)).toBeHidden();

  await menuButton(page).click();
  // Browsers fire pagehide before they put a page into the back/forward cache.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(menuOf(page)).toBeHidden();

  await menuButton(page).click();
  // It must close at once, even if the next page takes long to load.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await menuOf(page).getByRole("link", { name: labels.Contact }).click();
  await expect(menuOf(page)).toBeHidden();
});
