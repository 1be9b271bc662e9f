import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, open, otherLanguage, test } from "../support/test.ts";

const { comparison } = content.in.fr.cnd;
const { methods } = content.in.fr;
const path = pathOf("cnd", "fr");

test.describe("the table of methods", () => {
  test("has the nine methods, and radiography only for comparison", async ({ page }) => {
    await open(page, path);
    const table = page.getByRole("table", { name: comparison.title });
    await expect(table.getByRole("row")).toHaveCount(11);
    for (const { name } of Object.values(methods.items)) {
      await expect(table.getByRole("rowheader", { name }).first()).toBeVisible();
    }
    await expect(table.getByRole("rowheader", { name: comparison.radiography })).toBeVisible();
  });

  test("tells in words and in the address what is looked for, and keeps it in the other language", async ({
    page,
  }) => {
    await open(page, path);
    await page.getByRole("link", { name: comparison.aspects.internal, exact: true }).click();
    await expect(page).toHaveURL(`${path}#compare-internal`);
    const found = page.getByRole("status").filter({ hasText: comparison.found });
    await expect(found).toHaveText(
      `${comparison.found}\u00a0: ${methods.items.ultrasonic.name}, ${comparison.radiography}`,
    );
    const other = otherLanguage("fr");
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(
      page.getByRole("status").filter({ hasText: content.in[other.code].cnd.comparison.found }),
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
    await expect(shadow(methods.items.vacuumBox.name)).not.toHaveCSS("box-shadow", "none");
    for (const other of ["visual", "ultrasonic", "thickness"] as const) {
      await expect(shadow(methods.items[other].name)).toHaveCSS("box-shadow", "none");
    }
    await context.close();
  });
}

test("on a phone each method is a card that says what each line is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/controlCND");
  const cell = page.getByRole("cell", { name: comparison.rows.vacuumBox.detects });
  const box = await cell.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
    `"${comparison.columns.detects}"`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
