import type { Page } from "@playwright/test";
import { drawnFlaws, flaws } from "#model/schema/flaws.ts";
import { aspectsOf } from "#model/schema/methods.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/languages.ts";
import { methodNames, partPath, pathOf, type MethodName } from "#model/site/paths.ts";
import { boxOf } from "../support/on-page.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

const words = content.in.fr;
const { comparison } = words.cnd;
const { columns } = words.methods.compared;
const path = pathOf("cnd", "fr");
const other = otherLanguage("fr");

const nameOf = (method: MethodName, language: Language = "fr") =>
  content.in[language][`methods/${method}`].name;
const finding = (aspect: "internal" | "leak") =>
  methodNames.filter((name) => aspectsOf(content.methods[name]).includes(aspect));
const seenBy = (method: MethodName) =>
  drawnFlaws.filter((flaw) => flaw in (content.methods[method].sees ?? {}));
/** What stands before the names in a sentence about methods. */
const before = (sentence: string) => sentence.split("{names}")[0] ?? "";
const table = (page: Page) => page.getByRole("table", { name: comparison.title });
const unfold = (page: Page) => page.locator("summary", { hasText: comparison.title }).click();
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

const tile = (page: Page, method: MethodName) =>
  page
    .locator("main ol > li")
    .filter({ has: page.getByRole("heading", { level: 3, name: nameOf(method), exact: true }) });

/** The flaws of the plate that are as bright as what is lit on a page where nothing is looked for. */
async function litOn(page: Page): Promise<string[]> {
  return page.locator("main svg:has(> use[data-by])").evaluate((plate) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--accent-on-band)";
    plate.parentElement?.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...plate.querySelectorAll("use[data-by]")]
      .filter((part) => getComputedStyle(part).color === color)
      .map((part) => part.getAttribute("href")?.replace("#flaw-", "") ?? "");
  });
}

test.describe("one plate and an eye for each method", () => {
  test.use({ hasTouch: true });

  test("lights what the open eye sees, or what is looked for, by whatever press", async ({ page }) => {
    await open(page, path);
    expect(await litOn(page)).toEqual(drawnFlaws);
    for (const method of methodNames) {
      const eye = tile(page, method).getByRole("radio");
      await eye.check({ force: true });
      expect(await litOn(page), method).toEqual(seenBy(method));
      const said = (await eye.getAttribute("aria-label")) ?? "";
      if (seenBy(method).length === 0) continue;
      for (const flaw of drawnFlaws)
        expect(said.includes(words.cnd.plate.flaws[flaw]), flaw).toBe(seenBy(method).includes(flaw));
    }
    await page.getByRole("radio", { name: comparison.all, exact: true }).check({ force: true });
    expect(await litOn(page)).toEqual(drawnFlaws);

    await link(page, comparison.aspects.surface).click();
    expect(await litOn(page)).toEqual(drawnFlaws.filter((flaw) => flaws[flaw] === "surface"));
    await link(page, comparison.aspects.internal).press("Enter");
    await expect(page).toHaveURL(`${path}#compare-internal`);
    const found = page.getByRole("status").filter({ hasText: before(comparison.found) });
    const names = finding("internal").map((name) => nameOf(name));
    await expect(found).toHaveText(comparison.found.replace("{names}", names.join(", ")));
    await page.setViewportSize({ width: 390, height: 844 });
    await link(page, comparison.aspects.coating).tap();
    expect(await litOn(page)).toEqual(drawnFlaws.filter((flaw) => flaws[flaw] === "coating"));
    await link(page, comparison.all).tap();
    expect(await litOn(page)).toEqual(drawnFlaws);
    await expect(found).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("addresses unfold the table of all methods, and mark rows in it", async ({ page }) => {
      await page.goto(`${path}#compare`);
      await expect(table(page)).toBeInViewport();
      await expect(table(page).getByRole("columnheader")).toHaveText(Object.values(columns));
      // Radiography stands there for comparison only.
      await expect(table(page).getByRole("rowheader")).toHaveCount(methodNames.length + 1);
      await expect(table(page).getByRole("rowheader", { name: comparison.radiography.name })).toBeVisible();
      await page.goto("about:blank");
      await page.goto(`${path}#compare-leak`);
      await expect(table(page)).toBeHidden();
      await unfold(page);
      for (const name of methodNames) {
        const head = page.getByRole("rowheader", { name: nameOf(name), exact: true });
        await expect(head.getByRole("link")).toHaveAttribute("href", pathOf(`methods/${name}`, "fr"));
        const row = table(page).getByRole("row").filter({ has: head });
        const marked = finding("leak").includes(name);
        await expect(row).toHaveCSS("background-color", marked ? /^rgb\(/ : "rgba(0, 0, 0, 0)");
      }
    });

    test("the address that a method had on this page leads to its own", async ({ page }) => {
      const last = known(methodNames.at(-1));
      await page.goto(pathOf("about", "fr"));
      await page.goto(partPath("cnd", last, "fr"));
      if (!javaScriptEnabled) {
        const way = page.locator(":target").getByRole("link", { name: nameOf(last) });
        await expect(way).toBeInViewport();
        await way.click();
      }
      await expect(page).toHaveURL(pathOf(`methods/${last}`, "fr"));
      await page.goBack();
      await expect(page).toHaveURL(javaScriptEnabled ? pathOf("about", "fr") : partPath("cnd", last, "fr"));
    });
  });

test.describe("on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const compared = (page: Page) => table(page).getByRole("rowheader");
  const [first, second, last] = [known(methodNames[0]), known(methodNames[1]), known(methodNames.at(-1))];

  test("two methods, chosen or named by the address, stand side by side", async ({ page }) => {
    await open(page, path);
    await unfold(page);
    await expect(compared(page)).toHaveCount(2);
    for (const name of [second, last])
      await page
        .getByRole("list", { name: comparison.pair })
        .getByRole("link", { name: nameOf(name), exact: true })
        .click();
    await expect(page).toHaveURL(`${path}#compare.${anchorOf(second)}.${anchorOf(last)}`);
    await expect(compared(page)).toHaveText([nameOf(second), nameOf(last)]);
    await expect(page.getByRole("status").filter({ hasText: before(comparison.compared) })).toContainText(
      nameOf(last),
    );
    const [one, two] = await Promise.all(
      [second, last].map((name) =>
        boxOf(page.getByRole("cell", { name: words[`methods/${name}`].compared.limit })),
      ),
    );
    expect(one?.y).toBe(two?.y);
    // Each line says what it is about, where the table has no head.
    const cell = page.getByRole("cell", { name: words[`methods/${last}`].compared.limit });
    const column = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
    expect(column).toBe(`"${columns.limit}"`);
    expect(two?.x).toBeGreaterThan(one?.right ?? NaN);

    await page.goto("about:blank");
    await open(page, `${path}#compare.${anchorOf(last)}.${anchorOf(first)}`);
    await expect(compared(page)).toHaveText([nameOf(first), nameOf(last)]);
    await expect(table(page)).toBeInViewport();
    await page.getByRole("button", { name: other.ownName }).click();
    await expect(page.getByRole("rowheader")).toHaveText(
      [first, last].map((name) => nameOf(name, other.code)),
    );
    await open(page, `${pathOf("cnd", other.code)}#compare.${anchorOf(first)}.xray`);
    await expect(page.getByRole("rowheader")).toHaveCount(2);
  });
});
