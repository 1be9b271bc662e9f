import type { Page } from "@playwright/test";
import { drawnFlaws, flaws, type Flaw } from "#model/schema/flaws.ts";
import { aspectsOf } from "#model/schema/methods.ts";
import { anchorOf } from "#model/site/anchors.ts";
import { languageCodes, type Language } from "#model/site/languages.ts";
import { methodNames, pathOf, type MethodName } from "#model/site/paths.ts";
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

const tile = (page: Page, method: MethodName, language: Language = "fr") =>
  page.locator("main ol > li").filter({
    has: page.getByRole("heading", { level: 3, name: nameOf(method, language), exact: true }),
  });

/** The flaws of a tile that are as bright and as heavy as what is lit on a page where nothing is looked for. */
async function litOn(page: Page, method: MethodName, language?: Language): Promise<string[]> {
  return tile(page, method, language).evaluate((item) => {
    const lit = "--accent-on-band";
    const probe = document.createElement("i");
    probe.style.color = `var(${lit})`;
    item.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...item.querySelectorAll("svg > *")]
      .filter((part) => getComputedStyle(part).color === color)
      .map((part) => part.getAttribute("href")?.replace("#flaw-", "") ?? "");
  });
}

for (const language of languageCodes)
  test(`each method lights on the plate what its data say that it sees, and names it (${language})`, async ({
    page,
  }) => {
    const { plate } = content.in[language].cnd;
    await open(page, pathOf("cnd", language));
    for (const method of methodNames) {
      const seen = seenBy(method);
      expect(await litOn(page, method, language), method).toEqual(seen);
      if (seen.length === 0) continue;
      const drawing = tile(page, method, language).getByRole("img");
      const said = (await drawing.getAttribute("aria-label")) ?? "";
      for (const flaw of drawnFlaws) expect(said.includes(plate.flaws[flaw]), flaw).toBe(seen.includes(flaw));
      const widths = await drawing.evaluate((svg) =>
        [...svg.querySelectorAll("[class*=flaw]")].map((part) => ({
          seen: part.hasAttribute("data-seen"),
          width: Number.parseFloat(getComputedStyle(part).strokeWidth),
        })),
      );
      expect(widths).toHaveLength(drawnFlaws.length);
      for (const { seen: isSeen, width } of widths) expect(width > 1).toBe(isSeen);
    }
  });

test.describe("where fingers press, too", () => {
  test.use({ hasTouch: true });

  test("what is looked for is lit on all tiles, by pointer, keyboard and finger", async ({ page }) => {
    const expectLit = async (lit: (flaw: Flaw) => boolean) => {
      for (const method of methodNames)
        expect(await litOn(page, method), method).toEqual(seenBy(method).filter(lit));
    };
    await open(page, path);
    await link(page, comparison.aspects.surface).click();
    await expectLit((flaw) => flaws[flaw] === "surface");
    await link(page, comparison.aspects.internal).focus();
    await page.keyboard.press("Enter");
    await expectLit((flaw) => flaws[flaw] === "internal");
    await page.setViewportSize({ width: 390, height: 844 });
    await link(page, comparison.aspects.coating).tap();
    await expectLit((flaw) => flaws[flaw] === "coating");
    await link(page, comparison.all).tap();
    await expectLit(() => true);
  });
});

test("the table has every method, and radiography only for comparison", async ({ page }) => {
  await open(page, path);
  await expect(table(page)).toBeHidden();
  await unfold(page);
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
  await link(page, comparison.aspects.internal).click();
  await expect(page).toHaveURL(`${path}#compare-internal`);
  const found = page.getByRole("status").filter({ hasText: before(comparison.found) });
  const names = finding("internal").map((name) => nameOf(name));
  await expect(found).toHaveText(comparison.found.replace("{names}", names.join(", ")));
  await page.getByRole("button", { name: other.ownName }).click();
  const { found: told, all } = content.in[other.code].cnd.comparison;
  await expect(page.getByRole("status").filter({ hasText: before(told) })).toBeVisible();
  await link(page, all).click();
  await expect(page.getByRole("status").filter({ hasText: before(told) })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address marks the rows that it looks for", async ({ page }) => {
      await page.goto(`${path}#compare-leak`);
      await unfold(page);
      for (const name of methodNames) {
        const head = page.getByRole("rowheader", { name: nameOf(name), exact: true });
        const row = table(page).getByRole("row").filter({ has: head });
        const lit = tile(page, name).locator("use[data-seen][href='#flaw-throughLeak']");
        await expect(lit).toHaveCount(seenBy(name).includes("throughLeak") ? 1 : 0);
        const marked = finding("leak").includes(name);
        await expect(row).toHaveCSS("background-color", marked ? /^rgb\(/ : "rgba(0, 0, 0, 0)");
      }
    });

    test("the address of the table unfolds it", async ({ page }) => {
      await page.goto(`${path}#compare`);
      await expect(table(page)).toBeInViewport();
    });
  });

test.describe("on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const compared = (page: Page) => table(page).getByRole("rowheader");
  const [first, second, last] = [methodNames[0], methodNames[1], methodNames.at(-1)].map(known);

  test("two methods are chosen, and stand side by side, line by line", async ({ page }) => {
    const pair = [known(second), known(last)] as const;
    await open(page, path);
    await unfold(page);
    await expect(compared(page)).toHaveCount(2);
    for (const name of pair)
      await page
        .getByRole("list", { name: comparison.pair })
        .getByRole("link", { name: nameOf(name), exact: true })
        .click();
    await expect(page).toHaveURL(`${path}#compare.${pair.map(anchorOf).join(".")}`);
    await expect(compared(page)).toHaveText(pair.map((name) => nameOf(name)));
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
    await expect(compared(page)).toHaveText(pair.map((name) => nameOf(name)));
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
      await unfold(page);
      await expect(page.getByRole("rowheader")).toHaveCount(methodNames.length + 1);
      await expect(page.getByRole("list", { name: comparison.pair })).toBeHidden();
      const cell = page.getByRole("cell", { name: words[`methods/${known(last)}`].compared.detects }).last();
      expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
        `"${columns.detects}"`,
      );
    });
  });
});
