import type { Page } from "@playwright/test";
import { methodNames, pathOf, type MethodName } from "#app/i18n/paths.ts";
import { content, expect, open, otherLanguage, test } from "../support/test.ts";

const { comparison } = content.in.fr.cnd;
const words = content.in.fr;
const path = pathOf("cnd", "fr");

/** What stands before the names in a sentence about methods. */
const before = (sentence: string) => sentence.split("{names}")[0] ?? "";

test.describe("the table of methods", () => {
  test("has the nine methods, and radiography only for comparison", async ({ page }) => {
    await open(page, path);
    const table = page.getByRole("table", { name: comparison.title });
    await expect(table.getByRole("row")).toHaveCount(11);
    for (const name of methodNames) {
      const method = words[`methods/${name}`];
      const link = table.getByRole("rowheader").getByRole("link", { name: method.name, exact: true });
      await expect(link).toHaveAttribute("href", pathOf(`methods/${name}`, "fr"));
    }
    await expect(table.getByRole("rowheader", { name: comparison.radiography.name })).toBeVisible();
  });

  test("tells in words and in the address what is looked for, and keeps it in the other language", async ({
    page,
  }) => {
    await open(page, path);
    await page.getByRole("link", { name: comparison.aspects.internal, exact: true }).click();
    await expect(page).toHaveURL(`${path}#compare-internal`);
    const found = page.getByRole("status").filter({ hasText: before(comparison.found) });
    await expect(found).toHaveText(
      comparison.found.replace(
        "{names}",
        `${words["methods/ultrasonic"].name}, ${comparison.radiography.name}`,
      ),
    );
    const other = otherLanguage("fr");
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(
      page.getByRole("status").filter({ hasText: before(content.in[other.code].cnd.comparison.found) }),
    ).toBeVisible();
    await page.getByRole("link", { name: content.in[other.code].cnd.comparison.all, exact: true }).click();
    await expect(found).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`an address marks the rows that it looks for, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/controlCND#compare-leak");
    const shadow = (name: string) =>
      page
        .getByRole("table", { name: comparison.title })
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name }) });
    await expect(shadow(words["methods/vacuumBox"].name)).not.toHaveCSS("box-shadow", "none");
    for (const other of ["visual", "ultrasonic", "thickness"] as const) {
      await expect(shadow(words[`methods/${other}`].name)).toHaveCSS("box-shadow", "none");
    }
    await context.close();
  });
}

test.describe("on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const table = (page: Page) => page.getByRole("table", { name: comparison.title });
  const compared = (page: Page) => table(page).getByRole("rowheader");
  const choice = (page: Page, name: MethodName) =>
    page
      .getByRole("list", { name: comparison.pair })
      .getByRole("link", { name: words[`methods/${name}`].name, exact: true });

  test("two methods are chosen, and stand side by side, line by line", async ({ page }) => {
    await open(page, path);
    await expect(compared(page)).toHaveCount(2);
    await choice(page, "visual").click();
    await choice(page, "vacuumBox").click();
    await expect(page).toHaveURL(`${path}#compare.visual.vacuum-box`);
    await expect(compared(page)).toHaveText([words["methods/visual"].name, words["methods/vacuumBox"].name]);
    await expect(page.getByRole("status").filter({ hasText: before(comparison.compared) })).toContainText(
      words["methods/vacuumBox"].name,
    );
    const [one, other] = await Promise.all(
      (["visual", "vacuumBox"] as const).map((name) =>
        page.getByRole("cell", { name: words[`methods/${name}`].compared.limit }).boundingBox(),
      ),
    );
    expect(one?.y).toBe(other?.y);
    expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("an address brings its two methods into view, in either language", async ({ page }) => {
    await open(page, `${path}#compare.coating.liner`);
    await expect(compared(page)).toHaveText([words["methods/liner"].name, words["methods/coating"].name]);
    await expect(table(page)).toBeInViewport();
    await page.getByRole("button", { name: otherLanguage("fr").ownName }).click();
    await expect(page.getByRole("rowheader")).toHaveText([
      content.in.en["methods/liner"].name,
      content.in.en["methods/coating"].name,
    ]);
  });

  test("an address with a method that is not there shows two others", async ({ page }) => {
    await open(page, `${path}#compare.visual.xray`);
    await expect(compared(page)).toHaveCount(2);
  });

  test("without JavaScript all of them stand there, each line with its name", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("rowheader")).toHaveCount(methodNames.length + 1);
    await expect(page.getByRole("list", { name: comparison.pair })).toBeHidden();
    const cell = page.getByRole("cell", { name: words["methods/vacuumBox"].compared.detects });
    expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
      `"${words.methods.compared.columns.detects}"`,
    );
    await context.close();
  });
});
