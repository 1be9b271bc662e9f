import type { Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import { pathOf } from "../support/current-site.ts";
import { toPart, boxOf } from "../support/on-page.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const { domains, equipment } = content.in.fr;
const names = Object.keys(equipment);
const path = pathOf("domains", "fr");
const phone = { width: 390, height: 844 };

/** A kind of equipment from the middle of the page, and the last one. */
const [key, lastKey] = [known(names[1]), known(names.at(-1))];
const [kind, last] = [known(equipment[key]), known(equipment[lastKey])];
const [anchor, lastAnchor] = [anchorOf(key), anchorOf(lastKey)];

const indexOf = (page: Page) => page.getByRole("navigation", { name: domains.list.index });
const openParts = (page: Page) => page.locator("main details[open]");
for (const width of [390, 1440])
  test(`the index stays in view at ${width} px, leads to a kind and marks the current one @slow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const index = indexOf(page);
    await expect(index.getByRole("link")).toHaveText(Object.values(equipment).map(({ name }) => name));
    for (const name of [...names.slice(-3).toReversed(), known(names[0]), key]) {
      const link = index.getByRole("link", { name: known(equipment[name]).name, exact: true });
      // By key: the index scrolls with the marked name, and a click would race with that.
      await link.press("Enter");
      await expect(page.locator(`#${anchorOf(name)}`).getByRole("heading", { level: 3 })).toBeInViewport();
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(index.locator("[aria-current]")).toHaveCount(1);
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
    const bar = await boxOf(page.getByRole("banner"));
    const box = await boxOf(index);
    expect(box.y).toBeGreaterThanOrEqual(bar.bottom - 1);
    // The target begins below the index.
    const { y } = await boxOf(page.locator(`#${anchor}`).getByRole("heading", { level: 3 }));
    expect(y).toBeGreaterThan(box.bottom - 1);
  });

test("reading scrolls neither the index under the focus nor the page", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, `${path}#${lastAnchor}`);
  const before = await page.evaluate(() => scrollY);
  const mark = indexOf(page).locator("[aria-current]");
  await expect(mark).toHaveText(last.name);
  await expect(mark).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => [scrollY, scrollX])).toEqual([before, 0]);
  const end = indexOf(page).getByRole("link").last();
  await end.focus();
  await page.locator(`#${anchor}`).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(mark).toHaveText(kind.name);
  await expect(end).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("kinds are folded; a press, a key, printing and a wider window open them", async ({ page }) => {
    await open(page, path);
    await expect(page.locator("main details")).toHaveCount(names.length);
    await expect(openParts(page)).toHaveCount(0);
    await expect(page.locator("main svg a").first()).toBeHidden();
    const part = page.locator(`#${anchor}`);
    const row = part.getByRole("heading", { name: known(kind.points[2]).name });
    // A press anywhere on it, such as on its picture.
    await part.locator("picture").first().click({ force: true });
    await expect(row).toBeVisible();
    await part.locator("summary").press("Enter");
    await expect(row).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(openParts(page)).toHaveCount(names.length);
    await page.emulateMedia({ media: "screen" });
    await expect(openParts(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(openParts(page)).toHaveCount(names.length);
  });

  test("an address opens its kind and scrolls to it, when the page is opened and later", async ({ page }) => {
    for (const hash of [anchor, `${anchor}-2`]) {
      await open(page, `${path}#${hash}`);
      await expect(openParts(page)).toHaveCount(1);
      await expect(page.locator(`#${hash}`).getByRole("heading").first()).toBeInViewport();
    }
    await page.locator(`#${anchor} summary`).click();
    await toPart(page, `${lastAnchor}-3`);
    const row = page.locator(`#${lastAnchor}-3`).getByRole("heading");
    await expect(row).toBeInViewport();
    await page.locator(`#${lastAnchor} summary`).click();
    await expect(row).toBeHidden();
    // The address already has this hash.
    await toPart(page, lastAnchor);
    await expect(row).toBeVisible();
    await page.locator(`#${lastAnchor} summary`).click();
    await indexOf(page).getByRole("link", { name: last.name }).click();
    await expect(row).toBeVisible();
  });
});

const leastTarget = 44;

const pointOf = (page: Page, number: number) =>
  page
    .locator(`#${anchor}`)
    .getByRole("link", { name: `${number}, ${known(kind.points[number - 1]).name}, ${kind.name}` });

/** Lines on wide pictures that do not connect a point with the disc above its row. Runs in the page. */
const missedLines = (plates: Element[]) =>
  plates.flatMap((element) =>
    [...element.querySelectorAll("svg g")].flatMap((group, index) => {
      const line = [...group.querySelectorAll("path")].find((each) => each.checkVisibility());
      const disc = group.querySelector("a circle")?.getBoundingClientRect();
      const row = element.querySelector(`#${element.id}-${index + 1}`)?.getBoundingClientRect();
      const matrix = line?.getScreenCTM();
      if (!line || !disc || !row || !matrix) return [`no line ${index + 1} in ${element.id}`];
      const [from, to] = [0, line.getTotalLength()].map((length) =>
        line.getPointAtLength(length).matrixTransform(matrix),
      );
      const ends = [
        [from, disc.x + disc.width / 2, disc.y + disc.height / 2],
        [to, row.left, row.top],
      ] as const;
      return ends.flatMap(([end, x, y]) =>
        end && Math.hypot(end.x - x, end.y - y) < 2.5
          ? []
          : [`line ${index + 1} of ${element.id} ends at ${end?.x}, ${end?.y}, not ${x}, ${y}`],
      );
    }),
  );

/** Faults of the points as touch targets: too small, cut off by the picture's edge, or overlapping. */
async function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
    return [...document.querySelectorAll("main svg:has(a)")].flatMap((picture) => {
      const frame = picture.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const points = [...picture.querySelectorAll("a")].map((point) => {
        const { left, right, top, bottom } = point.getBoundingClientRect();
        const [start, end] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        const [above, below] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        return { name: point.getAttribute("href") ?? "", start, end, above, below };
      });
      return points.flatMap(({ name, start, end, above, below }, index) => [
        ...(Math.min(end - start, below - above) < least - 0.1 ? [`${name} is too small`] : []),
        ...points
          .slice(0, index)
          .filter((other) => start < other.end && other.start < end)
          .filter((other) => above < other.below && other.above < below)
          .map((other) => `${name} lies on ${other.name}`),
      ]);
    });
  }, leastTarget);
}

test("points are large enough for fingers, apart, and have lines to their rows", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("main svg a")).toHaveCount(
    Object.values(content.pictures.equipment).flatMap(({ points }) => points).length,
  );
  // From 992 px on, pictures grow with the screen up to their largest width.
  for (const width of [320, 768, 992, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await targetFaults(page), `${width} px`).toEqual([]);
    if (width < 992) continue;
    const plates = page.locator("main li[data-plate]");
    expect(await plates.count()).toBeGreaterThan(0);
    expect(await plates.evaluateAll(missedLines), `${width} px`).toEqual([]);
  }
});

test("a point and its row highlight each other; the point links to the row @slow", async ({ page }) => {
  await open(page, path);
  const point = pointOf(page, 2);
  const row = page.locator(`#${anchor}-2`);
  const discOf = (disc: Element) => getComputedStyle(disc).fill;
  const colours = () =>
    Promise.all([
      point.locator("circle").last().evaluate(discOf),
      row.evaluate((element) => getComputedStyle(element, "::before").backgroundColor),
    ]);
  const [dark] = await colours();
  expect(await colours()).toEqual([dark, dark]);
  for (const look of [
    () => row.getByRole("heading").hover(),
    () => point.hover(),
    () => row.getByRole("link").first().focus(),
    () => point.focus(),
  ]) {
    await look();
    const [lit, other] = await colours();
    expect(lit).not.toBe(dark);
    expect(other).toBe(lit);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | SVGElement).blur());
    expect(await colours()).toEqual([dark, dark]);
  }

  // Focus: a light ring inside a dark one.
  await pointOf(page, 1).focus();
  await page.keyboard.press("Tab");
  await expect(point).toBeFocused();
  const rings = await point.locator("circle").evaluateAll((circles) =>
    circles.map((circle) => {
      const { stroke, strokeWidth } = getComputedStyle(circle);
      const [red = 0, green = 0, blue = 0] = stroke.match(/\d+/g)?.map(Number) ?? [];
      return { brightness: (red + green + blue) / 3, width: Number.parseFloat(strokeWidth) };
    }),
  );
  const [outer, inner] = rings;
  expect(outer?.brightness).toBeLessThan(60);
  expect(inner?.brightness).toBeGreaterThan(220);
  for (const { width } of rings) expect(width).toBeGreaterThanOrEqual(3);
  // Firefox does not scroll to it.
  const far = page.locator("main svg a").last();
  await far.evaluate((link: SVGAElement) => link.focus({ preventScroll: true }));
  await expect(far).toBeInViewport();

  await point.click();
  await expect(page).toHaveURL(`${path}#${anchor}-2`);
  await expect(row.getByRole("heading")).toBeInViewport();
  await pointOf(page, 3).press("Enter");
  await expect(page).toHaveURL(`${path}#${anchor}-3`);
  const control = row.getByRole("link").first();
  const href = (await control.getAttribute("href")) ?? "";
  await control.click();
  await expect(page).toHaveURL(href);
});
