import type { Page } from "@playwright/test";
import { aspectsOf } from "#model/schema/methods.ts";
import { anchorOf } from "#model/site/anchors.ts";
import { methodNames, pathOf, type MethodName } from "#model/site/paths.ts";
import { boxOf } from "../support/on-page.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

const words = content.in.fr;
const { comparison } = words.cnd;
const { columns } = words.methods.compared;
const path = pathOf("cnd", "fr");
const other = otherLanguage("fr");

const nameOf = (method: MethodName) => words[`methods/${method}`].name;
const finding = (aspect: "internal" | "leak") =>
  methodNames.filter((name) => aspectsOf(content.methods[name]).includes(aspect));
/** What stands before the names in a sentence about methods. */
const before = (sentence: string) => sentence.split("{names}")[0] ?? "";
const table = (page: Page) => page.getByRole("table", { name: comparison.title });

test("the table has every method, and radiography only for comparison", async ({ page }) => {
  await open(page, path);
  await expect(table(page).getByRole("columnheader")).toHaveText(Object.values(columns));
  await expect(table(page).getByRole("rowheader")).toHaveCount(methodNames.length + 1);
  for (const name of methodNames)
    await expect(
      table(page)
        .getByRole("rowheader")
        .getByRole("link", { name: nameOf(name), exact: true }),
    ).toHaveAttribute("href", pathOf(`methods/${name}`, "fr"));
  await expect(table(page).getByRole("rowheader", { name: comparison.radiography.name })).toBeVisible();
});

test("what is looked for stands in words and in the address, in both languages", async ({ page }) => {
  await open(page, path);
  await page.getByRole("link", { name: comparison.aspects.internal, exact: true }).click();
  await expect(page).toHaveURL(`${path}#compare-internal`);
  const found = page.getByRole("status").filter({ hasText: before(comparison.found) });
  const names = [...finding("internal").map(nameOf), comparison.radiography.name].join(", ");
  await expect(found).toHaveText(comparison.found.replace("{names}", names));
  await page.getByRole("button", { name: other.ownName }).click();
  const { found: told, all } = content.in[other.code].cnd.comparison;
  await expect(page.getByRole("status").filter({ hasText: before(told) })).toBeVisible();
  await page.getByRole("link", { name: all, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: before(told) })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address marks the rows that it looks for", async ({ page }) => {
      await page.goto(`${path}#compare-leak`);
      for (const name of methodNames) {
        const head = page.getByRole("rowheader", { name: nameOf(name), exact: true });
        const row = table(page).getByRole("row").filter({ has: head });
        if (finding("leak").includes(name)) await expect(row).not.toHaveCSS("box-shadow", "none");
        else await expect(row).toHaveCSS("box-shadow", "none");
      }
    });
  });

test.describe("on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const compared = (page: Page) => table(page).getByRole("rowheader");
  const [first, second, last] = [methodNames[0], methodNames[1], methodNames.at(-1)].map(known);

  test("two methods are chosen, and stand side by side, line by line", async ({ page }) => {
    const pair = [known(second), known(last)] as const;
    await open(page, path);
    await expect(compared(page)).toHaveCount(2);
    for (const name of pair)
      await page
        .getByRole("list", { name: comparison.pair })
        .getByRole("link", { name: nameOf(name), exact: true })
        .click();
    await expect(page).toHaveURL(`${path}#compare.${pair.map(anchorOf).join(".")}`);
    await expect(compared(page)).toHaveText(pair.map(nameOf));
    await expect(page.getByRole("status").filter({ hasText: before(comparison.compared) })).toContainText(
      nameOf(pair[1]),
    );
    const [one, two] = await Promise.all(
      pair.map((name) => boxOf(page.getByRole("cell", { name: words[`methods/${name}`].compared.limit }))),
    );
    expect(one?.y).toBe(two?.y);
    expect(two?.x).toBeGreaterThan(one?.right ?? NaN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("an address brings its two methods into view, in either language", async ({ page }) => {
    const pair = [known(first), known(last)] as const;
    await open(page, `${path}#compare.${anchorOf(pair[1])}.${anchorOf(pair[0])}`);
    await expect(compared(page)).toHaveText(pair.map(nameOf));
    await expect(table(page)).toBeInViewport();
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page.getByRole("rowheader")).toHaveText(
      pair.map((name) => content.in[other.code][`methods/${name}`].name),
    );
    await open(page, `${pathOf("cnd", other.code)}#compare.${anchorOf(pair[0])}.xray`);
    await expect(page.getByRole("rowheader")).toHaveCount(2);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("all of them stand there, each line with its name", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("rowheader")).toHaveCount(methodNames.length + 1);
      await expect(page.getByRole("list", { name: comparison.pair })).toBeHidden();
      const cell = page.getByRole("cell", { name: words[`methods/${known(last)}`].compared.detects }).last();
      expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
        `"${columns.detects}"`,
      );
    });
  });
});
