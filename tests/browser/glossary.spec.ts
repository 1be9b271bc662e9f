import type { Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import { methodNames, pathOf } from "../support/current-site.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import { toPart, boxOf } from "../support/on-page.ts";
import { content, expect, known, open, test, widest } from "../support/test.ts";

const { terms, glossary } = content.in.fr;
const path = pathOf("glossary", "fr");
const phone = { width: 390, height: 844 };

const { compare } = new Intl.Collator("fr");
const sorted = Object.entries(terms).toSorted(([, one], [, two]) => compare(one.term, two.term));
const letterOf = (term: string) => term.normalize("NFD").charAt(0).toUpperCase();
const letters = [...new Set(sorted.map(([, { term }]) => letterOf(term)))];

/** A term from the middle of the list that is no method, and one that is. */
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

test("an abbreviation has its full form as title, and links to the glossary", async ({ page }) => {
  await open(page, pathOf("rsc", "fr"));
  const short = page.getByRole("main").locator(`a[href^="${path}#"] abbr:not([lang])`).first();
  const form = (await short.textContent()) ?? "";
  const [name, { term }] = known(sorted.find(([, { abbreviation }]) => abbreviation === form));
  await expect(short).toHaveAttribute("title", term);
  await short.click();
  await expect(page).toHaveURL(`${path}#${anchorOf(name)}`);
  await expect(page.locator(`#${anchorOf(name)}`)).toBeInViewport();
});

test("the index of letters stays in view on one line, and marks the current one", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const links = index(page).getByRole("link");
  await expect(links).toHaveText(letters);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const current = index(page).locator("[aria-current]");
  await expect(current).toHaveText(known(letters[0]));
  for (const letter of [letters.at(-4), letters[2], letters.at(-1)].map(known)) {
    await index(page).getByRole("link", { name: letter, exact: true }).press("Enter");
    await expect(current).toHaveText(letter);
    await expect(current).toBeInViewport({ ratio: 1 });
    // The mark may change before scrolling has ended.
    await expect(async () => {
      const bar = await boxOf(page.getByRole("banner"));
      const line = await boxOf(index(page));
      // The border of the bar overlaps the index by 1 px.
      expect(line.y).toBe(bar.bottom - 1);
      const below = (await boxOf(heading(page, letter))).y - line.bottom;
      expect(below).toBeGreaterThanOrEqual(0);
      // The last letter cannot scroll to the top, as the page ends there.
      if (letter !== letters.at(-1)) expect(below).toBeLessThan(30);
    }).toPass();
  }
  // In a low window the index is not sticky, to leave room for the terms.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(index(page)).not.toBeInViewport();
});

test("on a phone definitions are folded; a press, an address, a wider window and printing unfold them @slow", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `${path}#${anchor}`);
  await expect(meaning(page)).toBeInViewport();
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  await summary(page).click();
  await expect(meaning(page)).toBeHidden();
  await summary(page).click();
  await expect(meaning(page)).toBeVisible();
  const of = (name: string) =>
    page.locator(`#${anchorOf(name)}`).getByText(known(terms[name]).definition, { exact: true });
  await expect(of(otherKey)).toBeHidden();
  await toPart(page, anchorOf(otherKey));
  await expect(of(otherKey)).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  for (const name of Object.keys(terms)) await expect(of(name), name).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: widest(upTo.menuCollapsed) + 1, height: 900 });
  await expect(meaning(page)).toBeVisible();
  await index(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  // Unfolded summaries are not in the tab order: the next stop is the link of the first method in the alphabet.
  const [firstKey] = known(sorted.find(([name]) => ofMethods.includes(name)));
  await expect(page.locator(`#${anchorOf(firstKey)} a`)).toBeFocused();
});
