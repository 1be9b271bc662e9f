import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, open, otherLanguage, test } from "../support/test.ts";

const { terms, glossary } = content.in.fr;
const other = otherLanguage("fr");
const translated = content.in[other.code].terms;
const path = pathOf("glossary", "fr");

test.describe("the glossary", () => {
  test("has every term once, in the order of the alphabet, with its word in the other language", async ({
    page,
  }) => {
    await open(page, path);
    const shown = await page.getByRole("main").locator("dt").allTextContents();
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
    await page
      .getByRole("navigation", { name: glossary.list.letters })
      .getByRole("link", { name: "S" })
      .click();
    await expect(page.getByRole("heading", { level: 2, name: "S", exact: true })).toBeInViewport();
  });
});

test("changing the language leads to the glossary of the other language, at its own address", async ({
  page,
}) => {
  await open(page, "/glossaire");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/en/glossary");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.en.glossary.hero.title);
});
