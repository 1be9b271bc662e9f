import type { Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import { partPath, pathOf } from "../support/current-site.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { holdRequests } from "../support/network.ts";
import { boxOf, toPart } from "../support/on-page.ts";
import { content, expect, hydrated, known, open, otherLanguage, test, widest } from "../support/test.ts";

const other = otherLanguage("fr");

const pages = (["sectors", "formation"] as const).map((page) => {
  const { label, items } = content.in.fr[page].tabs;
  const tabs = Object.entries<{ readonly name: string }>(items).map(([key, { name }]) => ({ key, name }));
  return { page, label, tabs, path: pathOf(page, "fr") };
});

function parts(page: Page, label: string) {
  const list = page.getByRole("tablist", { name: label });
  return {
    tabs: list.getByRole("tab"),
    tab: (name: string) => list.getByRole("tab", { name, exact: true }),
    panel: (name: string) => page.getByRole("tabpanel", { name, exact: true }),
    expectOpen: async (name: string) => {
      await expect(list.getByRole("tab", { selected: true })).toHaveAccessibleName(name);
      await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
    },
  };
}

for (const { page: id, label, tabs, path } of pages)
  test(`each tab of ${id} has an address; unknown ones open the first`, async ({ page }) => {
    const { tabs: all, panel, expectOpen } = parts(page, label);
    // Not the first tab, which is open without an address.
    for (const { key, name } of tabs.slice(-2)) {
      await page.goto("about:blank");
      await open(page, partPath(id, key, "fr"));
      await expectOpen(name);
      await expect(panel(name)).toBeInViewport();
      // Chromium outlines what a hash names if it can be focused.
      await expect(panel(name)).not.toBeFocused();
    }
    await expect(all).toHaveText(tabs.map(({ name }) => new RegExp(`${name}$`)));
    await page.goto("about:blank");
    await open(page, `${path}#%E0%A4%A`);
    await expectOpen(known(tabs[0]).name);
  });

const { page: id, label, tabs, path } = known(pages[0]);
const [first, second, last] = [known(tabs[0]), known(tabs[1]), known(tabs.at(-1))];

test("the first tab is open; arrow keys, links and the browser's search open others @slow", async ({
  page,
}) => {
  await open(page, path);
  const { tab, panel, expectOpen } = parts(page, label);
  await expectOpen(first.name);
  await expect(page.locator("[hidden='until-found']")).toHaveCount(tabs.length - 1);
  await expect(panel(first.name).getByRole("heading", { level: 2 })).toHaveCount(1);
  await panel(first.name).scrollIntoViewIfNeeded();
  await expect(panel(first.name).getByRole("img")).toHaveCount(1);
  await tab(first.name).focus();
  for (const [key, expected] of [
    ["ArrowRight", second],
    ["ArrowLeft", first],
    ["ArrowLeft", last],
    ["ArrowRight", first],
    ["End", last],
    ["Home", first],
    ["ArrowDown", second],
    ["ArrowUp", first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(expected.name)).toBeFocused();
    await expectOpen(expected.name);
  }
  // With a modifier key, arrows are commands of the browser.
  await page.evaluate(() => {
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (defaultPrevented) document.title = key;
    });
  });
  const title = await page.title();
  for (const key of ["Alt+ArrowLeft", "Control+End", "Meta+ArrowLeft", "Shift+ArrowDown"])
    await page.keyboard.press(key);
  await expectOpen(first.name);
  expect(await page.title()).toBe(title);
  await page.keyboard.press("Tab");
  await expect(panel(first.name)).toBeFocused();

  await page.goto("about:blank");
  await open(page, path);
  await toPart(page, anchorOf(last.key));
  await expectOpen(last.name);
  await expect(panel(last.name)).toBeInViewport();
  // The browser's search fires this event when it finds words in a closed panel.
  await page.evaluate((closed) => {
    document.getElementById(closed)?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  }, anchorOf(second.key));
  await expectOpen(second.name);
});

interface TabWords {
  readonly name: string;
  readonly lead: string;
}

// Links with a text fragment, as search engines and "copy link to highlight" make them: https://wicg.github.io/scroll-to-text-fragment/
for (const { page: id, label, path } of pages)
  for (const when of ["before", "after"])
    test(`a link to words in a closed tab of ${id} opens it, pressed ${when} modules load`, async ({
      page,
    }) => {
      const beginning = ([, { name, lead }]: readonly [string, TabWords]) => ({
        name,
        words: lead.split(" ").slice(0, 5).join(" "),
      });
      const all = Object.entries<TabWords>(content.in.fr[id].tabs.items).map(beginning);
      // The last one whose words stand in no other tab.
      const isOnlyOne = ({ words }: (typeof all)[number]) =>
        all.filter((other) => other.words === words).length === 1;
      const { name, words } = known(all.slice(1).findLast(isOnlyOne));
      // Without an opener: browsers follow a text fragment only then.
      await page.goto(pathOf("contact", "fr"));
      await page.evaluate(
        (href) => {
          const link = Object.assign(document.createElement("a"), {
            href,
            rel: "noopener",
            textContent: "?",
          });
          document.body.prepend(link);
        },
        `${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`,
      );
      const release = when === "before" ? await holdRequests(page, "**/assets/*.js") : undefined;
      await page.getByRole("link", { name: "?" }).click();
      const { expectOpen, panel } = parts(page, label);
      await expectOpen(name);
      await expect(panel(name).getByText(words)).toBeInViewport();
      release?.();
      await hydrated(page);
      await expectOpen(name);
    });

test("a press changes the address without scrolling; flag and back keep the tab @slow", async ({ page }) => {
  await open(page, path);
  const { tab } = parts(page, label);
  await tab(last.name).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab(last.name).click();
  await expect(page).toHaveURL(partPath(id, last.key, "fr"));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await tab(second.name).click();
  await expect(page).toHaveURL(partPath(id, second.key, "fr"));

  const translated = content.in[other.code].sectors.tabs;
  const { expectOpen } = parts(page, translated.label);
  const nameOf = ({ key }: { readonly key: string }) =>
    known(Object.entries(translated.items).find(([name]) => name === key))[1].name;
  await page.getByRole("button", { name: other.ownName }).click();
  await expect(page).toHaveURL(partPath(id, second.key, other.code));
  await expectOpen(nameOf(second));
  // A flag adds no history entry: back returns to the previous tab, in the new language.
  await page.goBack();
  await expect(page).toHaveURL(partPath(id, last.key, other.code));
  await expectOpen(nameOf(last));
});

test("tabs are a column on narrow screens, and a row of pills on wider ones", async ({ page }) => {
  await open(page, path);
  const narrow = widest(upTo.tabsInColumn);
  for (const width of [narrow, narrow + 1]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await parts(page, label).tabs.evaluateAll((all) =>
      all.map((tab) => tab.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(width === narrow ? 1 : tabs.length);
  }
});

test("on a tablet the tabs stand beside the picture, and the words below both", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, path);
  const { tab, panel } = parts(page, label);
  const button = await boxOf(tab(first.name));
  const picture = await boxOf(panel(first.name).locator("[data-picture]"));
  const heading = await boxOf(panel(first.name).getByRole("heading", { level: 2 }));
  expect(picture.x).toBeGreaterThan(button.x + button.width);
  expect(picture.y).toBeCloseTo(button.y, 0);
  expect(heading.x).toBeCloseTo(button.x, 0);
  expect(heading.y).toBeGreaterThan(picture.y + picture.height);
  await tab(last.name).click();
  await expect(panel(last.name)).toBeVisible();
});

test("on tablets and desktops the parts of a course stand in pairs", async ({ page }) => {
  const { label, objectivesTitle, audienceTitle, items } = content.in.fr.formation.tabs;
  await page.setViewportSize({ width: widest(upTo.menuCollapsed) + 1, height: 900 });
  await open(page, pathOf("formation", "fr"));
  const { tab, expectOpen } = parts(page, label);
  for (const { name } of Object.values(items)) {
    await tab(name).click();
    await expectOpen(name);
    for (const width of [widest(upTo.menuCollapsed) + 1, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const topsOf = async (name: string) =>
        page
          .getByRole("tabpanel")
          .getByRole("heading", { name })
          .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
      expect(await topsOf(audienceTitle), `${name} at ${width} px`).toEqual(await topsOf(objectivesTitle));
    }
  }
});
