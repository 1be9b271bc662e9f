import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "#model/site/languages.ts";
import { methodNames, partPath, pathOf, type PageId } from "#model/site/paths.ts";
import { siteFolder } from "../support/site.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

const other = otherLanguage("fr");
const last = known(methodNames.at(-1));
const lastPage: PageId = `methods/${last}`;

test("a method stands below the page of all methods, in each language", async ({ page }) => {
  await open(page, pathOf(lastPage, "fr"));
  const { frame, cnd, [lastPage]: method } = content.in.fr;
  const breadcrumb = page.getByRole("navigation", { name: frame.breadcrumb });
  await expect(breadcrumb.getByRole("listitem")).toHaveText([
    frame.labels.Accueil,
    cnd.breadcrumb,
    method.name,
  ]);
  await page.getByRole("button", { name: other.ownName }).click();
  await expect(page).toHaveURL(pathOf(lastPage, other.code));
  const { breadcrumb: label } = content.in[other.code].frame;
  await page.getByRole("navigation", { name: label }).getByRole("link").last().click();
  await expect(page).toHaveURL(pathOf("cnd", other.code));
});

test("the address that a method had on the page of all methods leads to its page", async ({ page }) => {
  for (const language of languageCodes) {
    await page.goto(pathOf("about", language));
    await page.goto(partPath("cnd", last, language));
    await expect(page).toHaveURL(pathOf(lastPage, language));
    await page.goBack();
    await expect(page).toHaveURL(pathOf("about", language));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("that address shows the method in the list, with the way to its page", async ({ page }) => {
    await page.goto(partPath("cnd", last, "fr"));
    const link = page.locator(":target").getByRole("link", { name: content.in.fr[lastPage].name });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(pathOf(lastPage, "fr"));
  });
});

test("the address of a method that there is not is a true 404 in its language", async ({ page }) => {
  for (const language of languageCodes) {
    const answer = await page.request.get(`${pathOf("cnd", language)}/nowhere`);
    expect(answer.status(), language).toBe(404);
    expect(await answer.text()).toContain(content.in[language]["not-found"].title);
  }
});

test("the page of all methods is sent in at most 16 kB", () => {
  for (const language of languageCodes)
    expect(statSync(join(siteFolder, `${pathOf("cnd", language)}.html.br`)).size).toBeLessThanOrEqual(16_000);
});

test("the picture shown where a method is shared is one of its own", () => {
  const pictures = methodNames.map((name) =>
    readFileSync(join(siteFolder, "social/fr/methods", `${name}.jpg`)).toString("base64"),
  );
  expect(new Set(pictures).size).toBe(methodNames.length);
});
