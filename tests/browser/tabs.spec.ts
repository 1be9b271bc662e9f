import type { Page } from "@playwright/test";
import { anchorOf } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, hydrated, open, test } from "../support/test.ts";

/** Key and name of the tabs of a page, in their order. */
function tabsOf(language: Language, page: "sectors" | "formation"): [string, { readonly name: string }][] {
  const items: Readonly<Record<string, { readonly name: string }>> = content.in[language][page].tabs.items;
  return Object.entries(items);
}

const pages = (["sectors", "formation"] as const).map((page) => {
  const { tabs } = content.in.fr[page];
  const list = tabsOf("fr", page).map(([key, { name }]) => ({ id: anchorOf(key), name }));
  return { page, label: tabs.label, tabs: list, path: pathOf(page, "fr") };
});

function parts(page: Page, label: string) {
  const list = page.getByRole("tablist", { name: label });
  return {
    list,
    tabs: list.getByRole("tab"),
    tab: (name: string) => list.getByRole("tab", { name }),
    panel: (name: string) => page.getByRole("tabpanel", { name }),
    panels: page.getByRole("tabpanel"),
  };
}

for (const { page: name, label, tabs, path } of pages) {
  test.describe(`the tabs of ${name}`, () => {
    const [first, second] = tabs;
    const last = tabs.at(-1);
    if (!first || !second || !last) throw new Error("there are at least two tabs");

    test("the first is active at the start, and only its panel shows", async ({ page }) => {
      await open(page, path);
      const { tab, panel, panels, tabs: all } = parts(page, label);
      await expect(all).toHaveCount(tabs.length);
      await expect(tab(first.name)).toHaveAttribute("aria-selected", "true");
      await expect(panels).toHaveCount(1);
      await expect(panel(first.name)).toBeVisible();
      await expect(panel(first.name).getByRole("heading", { level: 2 })).toHaveCount(1);
      await panel(first.name).scrollIntoViewIfNeeded();
      await expect(panel(first.name).getByRole("img")).toHaveCount(1);
    });

    test("arrow keys, Home and End lead from tab to tab and wrap", async ({ page }) => {
      await open(page, path);
      const { tab, panel } = parts(page, label);
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
        await expect(tab(expected.name)).toHaveAttribute("aria-selected", "true");
        await expect(panel(expected.name)).toBeVisible();
      }
      await page.keyboard.press("Tab");
      await expect(panel(first.name)).toBeFocused();
    });

    test("arrows with another key stay commands of the browser", async ({ page }) => {
      await open(page, path);
      const { tab } = parts(page, label);
      await tab(first.name).focus();
      await page.evaluate(() => {
        Object.assign(window, { kept: 0 });
        addEventListener("keydown", ({ key, defaultPrevented }) => {
          if (defaultPrevented && key.length > 4) Object.assign(window, { kept: key });
        });
      });
      for (const key of [
        "Alt+ArrowLeft",
        "Control+End",
        "Control+Home",
        "Meta+ArrowLeft",
        "Shift+ArrowDown",
      ]) {
        await page.keyboard.press(key);
        await expect(tab(first.name)).toHaveAttribute("aria-selected", "true");
      }
      expect(await page.evaluate(() => (window as unknown as { kept: unknown }).kept)).toBe(0);
    });

    test("a closed panel is opened by the browser, where it finds words in it or a link leads to it", async ({
      page,
    }) => {
      await open(page, path);
      const { tab, panel } = parts(page, label);
      await expect(page.locator("[hidden='until-found']")).toHaveCount(tabs.length - 1);
      await page.evaluate((id) => {
        location.hash = id;
      }, last.id);
      await expect(tab(last.name)).toHaveAttribute("aria-selected", "true");
      await expect(panel(last.name)).toBeInViewport();
      const heading = panel(last.name).getByRole("heading", { level: 2 });
      const bar = await page.getByRole("banner").boundingBox();
      expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      // As the browser's own search does when it finds words there.
      await page.evaluate((id) => {
        document.getElementById(id)?.dispatchEvent(new Event("beforematch", { bubbles: true }));
      }, second.id);
      await expect(tab(second.name)).toHaveAttribute("aria-selected", "true");
      await expect(panel(second.name)).toBeVisible();
    });

    test("each has its own address, which opens it", async ({ page }) => {
      for (const { id, name: tabName } of tabs) {
        await page.goto("about:blank");
        await open(page, `${path}#${id}`);
        const { tab, panel, panels } = parts(page, label);
        await expect(tab(tabName)).toHaveAttribute("aria-selected", "true");
        await expect(panels).toHaveCount(1);
        await expect(panel(tabName)).toBeInViewport();
        const heading = await panel(tabName).getByRole("heading", { level: 2 }).boundingBox();
        const bar = await page.getByRole("banner").boundingBox();
        expect(heading?.y, id).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      }
    });

    test("a press changes the address without moving the page, survives the flags and the back button", async ({
      page,
    }) => {
      await open(page, path);
      const { tab } = parts(page, label);
      await tab(last.name).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await tab(last.name).click();
      await expect(page).toHaveURL(`${path}#${last.id}`);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await tab(second.name).click();
      await expect(page).toHaveURL(`${path}#${second.id}`);

      await page.getByRole("button", { name: "English" }).click();
      await expect(page).toHaveURL(`${pathOf(name, "en")}#${second.id}`);
      const translated = tabsOf("en", name)[1]?.[1].name ?? "";
      await expect(page.getByRole("tab", { name: translated })).toHaveAttribute("aria-selected", "true");

      // A flag is no step of its own: back leads to the tab before, in the language chosen since.
      await page.goBack();
      await expect(page).toHaveURL(`${pathOf(name, "en")}#${last.id}`);
      const lastTranslated = tabsOf("en", name).at(-1)?.[1].name ?? "";
      await expect(page.getByRole("tab", { name: lastTranslated })).toHaveAttribute("aria-selected", "true");
    });
  });
}

test("tabs are pills on a line from 1024 px and a column below", async ({ page }) => {
  const { label } = content.in.fr.formation.tabs;
  for (const [width, columns] of [
    [1024, 4],
    [1023, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/formation");
    const { tabs } = parts(page, label);
    const lefts = await tabs.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
});

test("an unknown hash opens the first tab", async ({ page }) => {
  for (const hash of ["#nowhere", "#%E0%A4%A"]) {
    await page.goto("about:blank");
    await page.goto(`/secteurs${hash}`);
    await hydrated(page);
    await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { label, tabs, path } of pages) {
    test(`the panels of ${path} stand one below the other, and the tabs lead to them`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("tablist", { name: label })).toHaveCount(0);
      for (const { id, name } of tabs) {
        await expect(page.locator(`#${id}`)).toBeVisible();
        await page.getByRole("link", { name }).first().click();
        await expect(page).toHaveURL(`${path}#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    });
  }
});
