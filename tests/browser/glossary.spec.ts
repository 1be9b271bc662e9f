import type { Page } from "@playwright/test";
import { anchorOf } from "#app/i18n/anchors.ts";
import { methodNames, pathOf } from "#app/i18n/paths.ts";
import { content, expect, open, otherLanguage, test } from "../support/test.ts";

const { terms, glossary } = content.in.fr;
const other = otherLanguage("fr");
const translated = content.in[other.code].terms;
const path = pathOf("glossary", "fr");
const phone = { width: 390, height: 844 };

const index = (page: Page) => page.getByRole("navigation", { name: glossary.list.letters });
const heading = (page: Page, letter: string) =>
  page.getByRole("heading", { level: 2, name: letter, exact: true });
/** The meaning of the term Couplant, which names no method. */
const meaning = (page: Page) => page.getByText(terms.couplant?.definition ?? "", { exact: true });
const summary = (page: Page) => page.locator("#couplant summary");

test.describe("the glossary", () => {
  test("has every term once, in the order of the alphabet, with its word in the other language", async ({
    page,
  }) => {
    await open(page, path);
    const shown = await page.getByRole("main").getByRole("term").allTextContents();
    const names = Object.values(terms).map(({ term, abbreviation }) => term + (abbreviation ?? ""));
    expect([...shown].sort()).toEqual([...names].sort());
    const { compare } = new Intl.Collator("fr");
    const plain = shown.map(
      (text) => Object.values(terms).find(({ term }) => text.startsWith(term))?.term ?? "",
    );
    expect(plain).toEqual([...plain].sort(compare));
    const entry = page.locator("#heat-affected-zone");
    await expect(entry).toContainText(translated.heatAffectedZone?.term ?? "");
    await expect(entry.locator(`[lang="${other.code}"]`)).toBeVisible();
  });

  test("is reached from a short form in a text, which carries its full form", async ({ page }) => {
    await open(page, pathOf("rsc", "fr"));
    const { abbreviation = "", term } = terms.weldingProcedureQualification ?? { term: "" };
    const short = page.getByRole("main").locator("abbr", { hasText: abbreviation }).first();
    await expect(short).toHaveAttribute("title", term);
    await short.click();
    await expect(page).toHaveURL(`${path}#welding-procedure-qualification`);
    await expect(page.locator("#welding-procedure-qualification")).toBeInViewport();
  });

  test("is reached from the footer of every page, and its letters lead to their terms", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: content.in.fr.frame.labels.Glossaire })
      .click();
    await expect(page).toHaveURL(path);
    await index(page).getByRole("link", { name: "S" }).click();
    await expect(heading(page, "S")).toBeInViewport();
  });

  test("leads from each of the nine methods to what explains it", async ({ page }) => {
    await open(page, path);
    for (const name of methodNames) {
      const entry = page.locator(`#${anchorOf(content.methods[name].term ?? "")}`);
      const link = entry.getByRole("link", { name: content.in.fr[`methods/${name}`].name });
      await expect(link).toHaveAttribute("href", pathOf(`methods/${name}`, "fr"));
      await expect(link).toContainText(glossary.list.method);
    }
  });
});

test.describe("the letters of the glossary", () => {
  for (const viewport of [phone, { width: 820, height: 1100 }, { width: 1440, height: 900 }]) {
    test(`stay in view below the bar, the current one marked (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      const current = index(page).locator("[aria-current]");
      await expect(current).toHaveText("A");
      for (const letter of ["R", "H", "Z"]) {
        await index(page).getByRole("link", { name: letter, exact: true }).press("Enter");
        await expect(current).toHaveText(letter);
        await expect(current).toBeInViewport({ ratio: 1 });
        // The mark may come before the page has come to rest.
        await expect(async () => {
          const bar = await page.getByRole("banner").boundingBox();
          const line = await index(page).boundingBox();
          // The line below the bar lies over the letters.
          expect(line?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
          const head = await heading(page, letter).boundingBox();
          const below = (head?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
          expect(below).toBeGreaterThanOrEqual(0);
          // Nothing can be scrolled higher than the end of the page lets it.
          if (letter !== "Z") expect(below).toBeLessThan(30);
        }).toPass();
      }
    });
  }

  test("stand on one line on a phone, which scrolls inside itself", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    const tops = await index(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  test("leave a low screen to the terms", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, `${path}#letter-r`);
    await expect(index(page)).not.toBeInViewport();
  });
});

test.describe("the glossary on a phone", () => {
  test.use({ viewport: phone });

  test("is no longer than ten screens, because meanings unfold", async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
    await expect(meaning(page)).toBeHidden();
    await summary(page).click();
    await expect(meaning(page)).toBeVisible();
    await summary(page).click();
    await expect(meaning(page)).toBeHidden();
  });

  test("unfolds the term that the address names", async ({ page }) => {
    await open(page, `${path}#couplant`);
    await expect(meaning(page)).toBeInViewport();
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("says all that it means, and may be folded", async ({ page }) => {
      await page.goto(`${path}#couplant`);
      await expect(meaning(page)).toBeInViewport();
      await summary(page).click();
      await expect(meaning(page)).toBeHidden();
    });
  });
});

test("a term unfolded by its address can be folded again, and another address unfolds another", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `${path}#couplant`);
  await summary(page).click();
  await expect(meaning(page)).toBeHidden();
  await page.getByRole("main").locator(`a[href="${path}#ultrasonic-testing"]`).click();
  await expect(page.getByText(terms.ultrasonicTesting?.definition ?? "", { exact: true })).toBeInViewport();
});

test("where there is room, and on paper, nothing is folded and no term is a stop of the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, path);
  await expect(meaning(page)).toBeVisible();
  await index(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  // The first of the methods, by the alphabet.
  await expect(page.locator("#vacuum-box a")).toBeFocused();
  await page.setViewportSize(phone);
  await expect(meaning(page)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(meaning(page)).toBeVisible();
});

test("changing the language leads to the glossary of the other language, at its own address", async ({
  page,
}) => {
  await open(page, "/glossaire");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/en/glossary");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.glossary.hero.title);
});
