import type { Locator, Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { holdRequests } from "../support/network.ts";
import { refuseToCopy, scrollPage } from "../support/on-page.ts";
import { builtPages } from "../support/site.ts";
import { expect, hydrated, open, otherLanguage, test } from "../support/test.ts";
import { mark, translate } from "../support/translator.ts";

/*
 * Presses every control of every page beside the same page translated by the browser: both must do the same. Any error of a page
 * fails the test.
 */

const controls: Readonly<Record<string, string>> = {
  "menu button": "header [popovertarget]",
  dropdown: "header summary",
  "tabs, folds, buttons, sliders, and links in the page":
    "main :is([role=tab], summary, button, input, a[href^='#'])",
  "scroll-to-top button": "[data-to-top]",
};

/** What a press would not change. */
const idle = ":is([aria-disabled=true], [aria-selected=true], [aria-current])";

/** All that a press can change, without what a translation adds: elements, texts, focus, selection, place and address. */
const state = (page: Page) =>
  page.evaluate((mark) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const font of body.querySelectorAll(":is(font)")) font.replaceWith(...font.childNodes);
    body.normalize();
    const told = [...document.querySelectorAll<HTMLInputElement>(":popover-open, :focus, input")].map(
      (element) => `${(element.cloneNode(false) as Element).outerHTML} ${element.value}`,
    );
    const parts = [location.href, Math.round(scrollY), getSelection()?.toString(), ...told, body.outerHTML];
    return parts.join("\n").replaceAll(mark, "").split(/(?=<)/);
  }, mark);

const press = async (control: Locator) =>
  (await control.getAttribute("type")) === "range" ? control.press("ArrowLeft") : control.click();

/** Presses each control of both pages once, as long as there is one that is shown and not idle. @returns how many */
async function pressAll(plain: Page, translated: Page, selector: string): Promise<number> {
  const count = await plain.locator(selector).count();
  const todo = new Set(Array.from({ length: count }, (_, index) => index));
  let left: number;
  do {
    left = todo.size;
    for (const index of todo) {
      const pair = [plain, translated].map((page) => page.locator(selector).nth(index)) as [Locator, Locator];
      const [control] = pair;
      if (!(await control.isVisible()) || (await control.and(plain.locator(idle)).count()) > 0) continue;
      todo.delete(index);
      for (const either of pair) await either.focus();
      const top = await plain.evaluate(() => scrollY);
      await scrollPage(translated, top);
      const before = await state(plain);
      const name = (await control.evaluate((element) => element.outerHTML)).slice(0, 90);
      for (const either of pair) await press(either);
      await expect(async () => {
        expect(await state(plain), `${name} does something`).not.toEqual(before);
        expect(await state(translated), name).toEqual(await state(plain));
      }).toPass({ timeout: 15_000 });
    }
  } while (todo.size < left);
  return count - todo.size;
}

for (const { page: id, language, path } of builtPages)
  test(`${path} works when a browser has translated it`, async ({ page: plain, context }) => {
    test.slow();
    const translated = await context.newPage();
    for (const page of [plain, translated]) {
      await page.setViewportSize({ width: language === "fr" ? 1440 : 390, height: 844 });
      await refuseToCopy(page);
    }
    await open(plain, path);
    const release = await holdRequests(translated, "**/*.js");
    await translated.goto(path);
    await translate(translated);
    release();
    await hydrated(translated);
    for (const page of [plain, translated]) {
      for (const island of await page.locator("x-island").all()) await island.dispatchEvent("pointerover");
      await expect(page.locator("x-island:not([data-hydration=done])")).toHaveCount(0);
    }
    let pressed = 0;
    for (const [kind, selector] of Object.entries(controls)) {
      pressed += await test.step(kind, () => pressAll(plain, translated, selector));
      // Menus lie over the page.
      for (const page of [plain, translated]) await page.keyboard.press("Escape");
    }
    expect(pressed).toBeGreaterThan(0);
    const other = otherLanguage(language);
    await translated.locator(`[data-flag][hreflang=${other.code}]`).click();
    await expect(translated).toHaveURL(pathOf(id, other.code) + new URL(plain.url()).hash);
    await expect(translated.locator("html")).toHaveAttribute("lang", other.code);
  });
