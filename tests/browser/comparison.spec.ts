import type { Page } from "@playwright/test";
import { drawnFlaws, flaws, type Flaw } from "#model/schema/flaws.ts";
import { aspectsOf } from "#model/schema/methods.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language, MethodName } from "#model/site/pages.ts";
import { methodNames, pathOf } from "../support/current-site.ts";
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
/** The part of a sentence before the names of methods. */
const before = (sentence: string) => sentence.split("{names}")[0] ?? "";
const table = (page: Page) => page.getByRole("table", { name: comparison.title });
const unfold = (page: Page) => page.locator("summary", { hasText: comparison.title }).click();
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

const tile = (page: Page, method: MethodName) =>
  page
    .locator("main ol > li")
    .filter({ has: page.getByRole("heading", { level: 3, name: nameOf(method), exact: true }) });

/** The flaws that have the highlight colour, by the methods' names in French. */
async function lit(page: Page): Promise<Record<string, string[]>> {
  const tiles = page.locator("main ol > li:has(h3):has(svg > [href^='#flaw-'])");
  return tiles.evaluateAll((items) =>
    Object.fromEntries(
      items.map((item) => {
        const probe = document.createElement("i");
        probe.style.color = "var(--accent-on-band)";
        item.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        const flaws = [...item.querySelectorAll("svg > *")]
          .filter((part) => getComputedStyle(part).color === color)
          .map((part) => part.getAttribute("href")?.replace("#flaw-", "") ?? "");
        return [item.querySelector("h3")?.textContent ?? "", flaws];
      }),
    ),
  );
}

test.describe("the plates of the methods", () => {
  test.use({ hasTouch: true });

  test("highlight and name the flaws that each method finds, or those of a chosen kind @slow", async ({
    page,
  }) => {
    const expectLit = async (which: (flaw: Flaw) => boolean) => {
      const wanted = methodNames.map((method) => [nameOf(method), seenBy(method).filter(which)]);
      expect(await lit(page)).toEqual(Object.fromEntries(wanted));
    };
    await open(page, path);
    await expectLit(() => true);
    for (const method of methodNames.filter((name) => seenBy(name).length > 0)) {
      const drawing = tile(page, method).getByRole("img");
      const said = (await drawing.getAttribute("aria-label")) ?? "";
      for (const flaw of drawnFlaws)
        expect(said.includes(words.cnd.plate.flaws[flaw]), flaw).toBe(seenBy(method).includes(flaw));
      const heavy = await drawing.evaluate((svg) =>
        [...svg.querySelectorAll("[class*=flaw]")].map((part) => [
          part.hasAttribute("data-seen"),
          Number.parseFloat(getComputedStyle(part).strokeWidth) >
            Number.parseFloat(getComputedStyle(svg).strokeWidth),
        ]),
      );
      expect(heavy).toHaveLength(drawnFlaws.length);
      for (const [seen, isHeavy] of heavy) expect(isHeavy).toBe(seen);
    }

    await link(page, comparison.aspects.surface).click();
    await expectLit((flaw) => flaws[flaw] === "surface");
    await link(page, comparison.aspects.internal).press("Enter");
    await expectLit((flaw) => flaws[flaw] === "internal");
    await expect(page).toHaveURL(`${path}#compare-internal`);
    const found = page.locator("[aria-live]").filter({ hasText: before(comparison.found) });
    const names = finding("internal").map((name) => nameOf(name));
    await expect(found).toHaveText(comparison.found.replace("{names}", names.join(", ")));
    await page.setViewportSize({ width: 390, height: 844 });
    await link(page, comparison.aspects.coating).tap();
    await expectLit((flaw) => flaws[flaw] === "coating");
    await link(page, comparison.all).tap();
    await expectLit(() => true);
    await expect(found).toHaveCount(0);
  });
});

/** The methods whose plate is shown over the one with all flaws. */
const shown = async (page: Page): Promise<MethodName[]> => {
  const opacities = await Promise.all(
    methodNames.map((method) =>
      tile(page, method)
        .locator("svg")
        .evaluate((svg) => svg.parentElement && getComputedStyle(svg.parentElement).opacity),
    ),
  );
  return methodNames.filter((_, index) => opacities[index] === "1");
};

test("one plate shows what the method sees that is pointed at, focused or, on phones, being read @slow", async ({
  page,
}) => {
  const [first, last] = [known(methodNames[0]), known(methodNames.at(-1))];
  await open(page, path);
  expect(await shown(page)).toEqual([]);
  await tile(page, first).getByRole("heading").hover();
  await expect.poll(() => shown(page)).toEqual([first]);
  await page.mouse.move(0, 0);
  await tile(page, last).getByRole("link").focus();
  await expect.poll(() => shown(page)).toEqual([last]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  for (const method of methodNames) {
    await tile(page, method)
      .getByRole("heading")
      .evaluate((heading) => {
        scrollBy({ top: heading.getBoundingClientRect().top - 0.4 * innerHeight, behavior: "instant" });
      });
    await expect.poll(() => shown(page)).toEqual([method]);
    await expect(tile(page, method).locator("svg")).toBeInViewport({ ratio: 1 });
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("addresses unfold the table of all methods, and mark rows in it @slow", async ({ page }) => {
      await page.goto(`${path}#compare`);
      await expect(table(page)).toBeInViewport();
      await expect(table(page).getByRole("columnheader")).toHaveText(Object.values(columns));
      // One more row: radiography, for comparison only.
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
        const lit = tile(page, name).locator("use[data-seen][href='#flaw-throughLeak']");
        await expect(lit).toHaveCount(seenBy(name).includes("throughLeak") ? 1 : 0);
        const marked = finding("leak").includes(name);
        await expect(row).toHaveCSS("background-color", marked ? /^rgb\(/ : "rgba(0, 0, 0, 0)");
      }
    });
  });

test.describe("on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const compared = (page: Page) => table(page).getByRole("rowheader");
  const [first, second, last] = [known(methodNames[0]), known(methodNames[1]), known(methodNames.at(-1))];

  test("two methods, chosen in the page or by the address, are side by side @slow", async ({ page }) => {
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
    await expect(page.locator("[aria-live]").filter({ hasText: before(comparison.compared) })).toContainText(
      nameOf(last),
    );
    const [one, two] = await Promise.all(
      [second, last].map((name) =>
        boxOf(page.getByRole("cell", { name: words[`methods/${name}`].compared.limit })),
      ),
    );
    expect(one?.y).toBe(two?.y);
    // Each cell repeats its column name, as the table has no head here.
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

test("on a phone, each chip that gets the focus by Tab scrolls fully into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathOf("cnd", "fr"));
  const chips = page.getByRole("list", { name: content.in.fr.cnd.comparison.filter }).getByRole("link");
  await chips.first().focus();
  for (const chip of (await chips.all()).slice(1)) {
    await page.keyboard.press("Tab");
    await expect(chip).toBeFocused();
    await expect(chip).toBeInViewport({ ratio: 1 });
  }
});
