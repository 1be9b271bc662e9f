import type { Locator, Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import { partPath, pathOf } from "#model/site/paths.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { toPart, boxOf } from "../support/on-page.ts";
import { content, expect, known, open, otherLanguage, test, widest } from "../support/test.ts";

const other = otherLanguage("fr");

const pages = (["sectors", "formation"] as const).map((page) => {
  const { label, items } = content.in.fr[page].tabs;
  const translated: Readonly<Record<string, { readonly name: string }>> =
    content.in[other.code][page].tabs.items;
  const tabs = Object.entries<{ readonly name: string }>(items).map(([key, { name }]) => ({
    key,
    id: anchorOf(key),
    name,
    translated: translated[key]?.name ?? "",
  }));
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

async function expectLedTo(page: Page, label: string, name: string): Promise<void> {
  const panel = parts(page, label).panel(name);
  await expect(panel).toBeInViewport();
  const bar = await boxOf(page.getByRole("banner"));
  const heading = await boxOf(panel.getByRole("heading", { level: 2 }));
  expect(heading.y, name).toBeGreaterThan(bar.bottom);
}

for (const { page: id, label, tabs, path } of pages) {
  test.describe(`the tabs of ${id}`, () => {
    const [first, second, last] = [known(tabs[0]), known(tabs[1]), known(tabs.at(-1))];

    test("the first is open at first; arrows, Home and End lead from tab to tab", async ({ page }) => {
      await open(page, path);
      const { tabs: all, tab, panel, expectOpen } = parts(page, label);
      await expect(all).toHaveText(tabs.map(({ name }) => new RegExp(`${name}$`)));
      await expectOpen(first.name);
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
      await page.keyboard.press("Tab");
      await expect(panel(first.name)).toBeFocused();
    });

    test("a closed panel opens where the browser finds words, or a link leads to it", async ({ page }) => {
      await open(page, path);
      const { expectOpen } = parts(page, label);
      await expect(page.locator("[hidden='until-found']")).toHaveCount(tabs.length - 1);
      await toPart(page, last.id);
      await expectOpen(last.name);
      await expectLedTo(page, label, last.name);
      // As the browser's own search does when it finds words there.
      await page.evaluate((panel) => {
        document.getElementById(panel)?.dispatchEvent(new Event("beforematch", { bubbles: true }));
      }, second.id);
      await expectOpen(second.name);
    });

    test("each has its own address, which opens it; others open the first", async ({ page }) => {
      const { expectOpen } = parts(page, label);
      for (const { key, name } of tabs) {
        await page.goto("about:blank");
        await open(page, partPath(id, key, "fr"));
        await expectOpen(name);
        await expectLedTo(page, label, name);
      }
      for (const hash of ["#nowhere", "#%E0%A4%A"]) {
        await page.goto("about:blank");
        await open(page, path + hash);
        await expectOpen(first.name);
      }
    });

    test("a press changes the address, not the place; flag and back button keep it", async ({ page }) => {
      await open(page, path);
      const { tab } = parts(page, label);
      await tab(last.name).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await tab(last.name).click();
      await expect(page).toHaveURL(partPath(id, last.key, "fr"));
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await tab(second.name).click();
      await expect(page).toHaveURL(partPath(id, second.key, "fr"));

      const { expectOpen } = parts(page, content.in[other.code][id].tabs.label);
      await page.getByRole("button", { name: other.ownName }).click();
      await expect(page).toHaveURL(partPath(id, second.key, other.code));
      await expectOpen(second.translated);

      // A flag is no step of its own: back leads to the tab before, in the language chosen since.
      await page.goBack();
      await expect(page).toHaveURL(partPath(id, last.key, other.code));
      await expectOpen(last.translated);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the panels stand one below the other, and the tabs lead to them", async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("tablist", { name: label })).toHaveCount(0);
        for (const { id: panel, name } of tabs) {
          await expect(page.locator(`#${panel}`)).toBeVisible();
          await page.getByRole("link", { name }).first().click();
          await expect(page).toHaveURL(`${path}#${panel}`);
          await expect(page.locator(`#${panel}`)).toBeInViewport();
        }
      });
    });
  });
}

test("arrows with another key stay commands of the browser", async ({ page }) => {
  const { label, tabs, path } = known(pages[0]);
  await open(page, path);
  const { tab, expectOpen } = parts(page, label);
  await tab(known(tabs[0]).name).focus();
  await page.evaluate(() => {
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (defaultPrevented) document.title = key;
    });
  });
  const title = await page.title();
  for (const key of ["Alt+ArrowLeft", "Control+End", "Control+Home", "Meta+ArrowLeft", "Shift+ArrowDown"]) {
    await page.keyboard.press(key);
    await expectOpen(known(tabs[0]).name);
  }
  expect(await page.title()).toBe(title);
});

test("tabs are a column on narrow screens and pills on a line above", async ({ page }) => {
  const { label, tabs, path } = known(pages[1]);
  await open(page, path);
  const last = widest(upTo.tabsInColumn);
  for (const width of [last, last + 1]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await parts(page, label).tabs.evaluateAll((all) =>
      all.map((tab) => tab.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(width === last ? 1 : tabs.length);
  }
});

test("columns say what the tabs say, once for sectors that share it, and lead to them", async ({ page }) => {
  const { columns, tabs } = content.in.fr.sectors;
  await page.setViewportSize({ width: 1440, height: 900 });
  const [key, { name }] = known(Object.entries(tabs.items).at(-1));
  await open(page, pathOf("sectors", "fr"));
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: columns.title, exact: true }) });
  const column = (sector: string) =>
    section
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading").getByRole("link", { name: sector, exact: true }) });
  const said = new Set<string>();
  for (const { name: sector, items } of Object.values(tabs.items)) {
    const texts = await column(sector).getByRole("list").getByRole("listitem").allInnerTexts();
    expect(texts.toSorted(), sector).toEqual([...items].toSorted());
    said.add(texts.toSorted().join("\n"));
  }
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(said.size);
  await column(name).getByRole("heading").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(partPath("sectors", key, "fr"));
  const panel = page.getByRole("tabpanel", { name, exact: true });
  await expect(panel).toBeInViewport();
  const hrefs = (part: Locator) =>
    part
      .getByRole("list")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await hrefs(column(name))).toEqual(await hrefs(panel));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section).toBeHidden();
});
