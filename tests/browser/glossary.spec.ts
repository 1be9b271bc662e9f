import type { Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import { methodNames, pathOf } from "#model/site/paths.ts";
import { toPart, boxOf } from "../support/on-page.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

const { terms, glossary } = content.in.fr;
const other = otherLanguage("fr");
const path = pathOf("glossary", "fr");
const phone = { width: 390, height: 844 };

const { compare } = new Intl.Collator("fr");
const sorted = Object.entries(terms).toSorted(([, one], [, two]) => compare(one.term, two.term));
const letterOf = (term: string) => term.normalize("NFD").charAt(0).toUpperCase();
const letters = [...new Set(sorted.map(([, { term }]) => letterOf(term)))];

/** A term from the middle of the list which names no method, and one of a method. */
const ofMethods = methodNames.flatMap((name) => content.methods[name].term ?? []);
const [key, { definition }] = known(
  sorted.slice(sorted.length / 4).find(([name]) => !ofMethods.includes(name)),
);
const [anchor, otherKey] = [anchorOf(key), known(ofMethods.at(-1))];

const index = (page: Page) => page.getByRole("navigation", { name: glossary.list.letters });
const heading = (page: Page, letter: string) =>
  page.getByRole("heading", { level: 2, name: letter, exact: true });
const meaning = (page: Page) => page.getByText(definition, { exact: true });
const summary = (page: Page) => page.locator(`#${anchor} summary`);

test.describe("the glossary", () => {
  test("has every term once, by the alphabet, with its word in the other language", async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("main").getByRole("term")).toHaveText(
      sorted.map(([, { term, abbreviation }]) => term + (abbreviation ?? "")),
    );
    for (const [name, { term }] of Object.entries(content.in[other.code].terms))
      await expect(page.locator(`#${anchorOf(name)} [lang="${other.code}"]`), name).toContainText(term);
  });

  test("is reached from a short form in a text, which carries its full form", async ({ page }) => {
    await open(page, pathOf("rsc", "fr"));
    const short = page.getByRole("main").locator(`a[href^="${path}#"] abbr:not([lang])`).first();
    const form = (await short.textContent()) ?? "";
    const [name, { term }] = known(sorted.find(([, { abbreviation }]) => abbreviation === form));
    await expect(short).toHaveAttribute("title", term);
    await short.click();
    await expect(page).toHaveURL(`${path}#${anchorOf(name)}`);
    await expect(page.locator(`#${anchorOf(name)}`)).toBeInViewport();
  });
});

test.describe("the letters of the glossary", () => {
  for (const viewport of [phone, { width: 820, height: 1100 }, { width: 1440, height: 900 }])
    test(`stay in view below the bar, the current one marked (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      const links = index(page).getByRole("link");
      await expect(links).toHaveText(letters);
      // On a phone they stand on one line, which scrolls inside itself.
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      if (viewport === phone) expect(new Set(tops).size).toBe(1);
      const current = index(page).locator("[aria-current]");
      await expect(current).toHaveText(known(letters[0]));
      for (const letter of [letters.at(-4), letters[2], letters.at(-1)].map(known)) {
        await index(page).getByRole("link", { name: letter, exact: true }).press("Enter");
        await expect(current).toHaveText(letter);
        await expect(current).toBeInViewport({ ratio: 1 });
        // The mark may come before the page has come to rest.
        await expect(async () => {
          const bar = await boxOf(page.getByRole("banner"));
          const line = await boxOf(index(page));
          // The line below the bar lies over the letters.
          expect(line.y).toBe(bar.bottom - 1);
          const below = (await boxOf(heading(page, letter))).y - line.bottom;
          expect(below).toBeGreaterThanOrEqual(0);
          // Nothing can be scrolled higher than the end of the page lets it.
          if (letter !== letters.at(-1)) expect(below).toBeLessThan(30);
        }).toPass();
      }
    });

  test("leave a low screen to the terms", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, `${path}#letter-${known(letters.at(-4)).toLowerCase()}`);
    await expect(index(page)).not.toBeInViewport();
  });
});

test.describe("the glossary on a phone", () => {
  test.use({ viewport: phone });

  test("folds its meanings, which a press unfolds, and folds again", async ({ page }) => {
    await open(page, path);
    await expect(meaning(page)).toBeHidden();
    await summary(page).click();
    await expect(meaning(page)).toBeVisible();
    await summary(page).click();
    await expect(meaning(page)).toBeHidden();
  });

  test("unfolds the term that the address names, and the next address another", async ({ page }) => {
    await open(page, `${path}#${anchor}`);
    await expect(meaning(page)).toBeInViewport();
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await summary(page).click();
    await expect(meaning(page)).toBeHidden();
    await toPart(page, anchorOf(otherKey));
    await expect(page.getByText(known(terms[otherKey]).definition, { exact: true })).toBeInViewport();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("says all that it means, and may be folded", async ({ page }) => {
      await page.goto(`${path}#${anchor}`);
      await expect(meaning(page)).toBeInViewport();
      await summary(page).click();
      await expect(meaning(page)).toBeHidden();
    });
  });
});

test("where there is room, and on paper, nothing is folded nor a stop of the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, path);
  await expect(meaning(page)).toBeVisible();
  await index(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  // The first of the methods, by the alphabet.
  const [firstKey] = known(sorted.find(([name]) => ofMethods.includes(name)));
  await expect(page.locator(`#${anchorOf(firstKey)} a`)).toBeFocused();
  await page.setViewportSize(phone);
  await expect(meaning(page)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(meaning(page)).toBeVisible();
});
