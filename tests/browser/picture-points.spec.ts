import { anchorOf } from "#app/i18n/anchors.ts";
import { pathOf } from "#app/i18n/paths.ts";
import type { Page } from "@playwright/test";
import { content, expect, known, open, test } from "../support/test.ts";

const { storageTank } = content.in.fr.equipment;
const vacuumBox = content.in.fr["methods/vacuumBox"];
const path = pathOf("domains", "fr");

/** Least width and height of what is pressed, in px. */
const leastTarget = 44;

test("a point on a picture leads to its row, by pointer and by keyboard, and on to the control", async ({
  page,
}) => {
  await open(page, path);
  const tank = page.locator("#storage-tank");
  const second = known(storageTank).points[1]?.name ?? "";
  await tank.getByRole("link", { name: `2, ${second}` }).click();
  await expect(page).toHaveURL(`${path}#storage-tank-2`);
  await expect(tank.getByRole("heading", { name: second })).toBeInViewport();
  await tank
    .getByRole("link", { name: `3, ${known(storageTank).points[2]?.name ?? ""}, ${known(storageTank).name}` })
    .press("Enter");
  await expect(page).toHaveURL(`${path}#storage-tank-3`);
  await page.locator("#storage-tank-2").getByRole("link", { name: vacuumBox.name }).click();
  await expect(page).toHaveURL(pathOf("methods/vacuumBox", "fr"));
});

/** What is wrong with the points as targets: too small, cut off by the picture's edge, or one on another. */
async function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
    const faults: string[] = [];
    for (const picture of document.querySelectorAll("main svg:has(a)")) {
      const frame = picture.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const points = [...picture.querySelectorAll("a")].map((point) => ({
        name: point.getAttribute("href") ?? "",
        box: point.getBoundingClientRect(),
      }));
      for (const [index, { name, box }] of points.entries()) {
        const within = (from: number, to: number, start: number, end: number) =>
          Math.min(to, end) - Math.max(from, start);
        const width = within(box.left, box.right, frame.left, frame.right);
        const height = within(box.top, box.bottom, frame.top, frame.bottom);
        if (Math.min(width, height) < least - 0.1) faults.push(`${name} is ${width} by ${height} px`);
        for (const other of points.slice(0, index)) {
          const wide = within(box.left, box.right, other.box.left, other.box.right);
          const high = within(box.top, box.bottom, other.box.top, other.box.bottom);
          if (wide > 0 && high > 0) faults.push(`${name} lies on ${other.name}`);
        }
      }
    }
    return faults;
  }, leastTarget);
}

test("points are large enough for fingers at every width, and none lies on another", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("main svg a")).toHaveCount(
    Object.values(content.pictures.equipment).flatMap(({ points }) => points).length,
  );
  for (const width of [320, 390, 576, 767, 768, 991, 992, 1024, 1279, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await targetFaults(page), `${width} px`).toEqual([]);
  }
});

test("a point and its row light each other up, by pointer and by keyboard", async ({ page }) => {
  await open(page, path);
  const tank = page.locator("#storage-tank");
  const point = tank.getByRole("link", {
    name: `2, ${known(storageTank).points[1]?.name ?? ""}, ${known(storageTank).name}`,
  });
  const row = page.locator("#storage-tank-2");
  const colours = () =>
    Promise.all([
      point
        .locator("circle")
        .last()
        .evaluate((disc) => getComputedStyle(disc).fill),
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
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | SVGElement).blur();
    });
    expect(await colours()).toEqual([dark, dark]);
  }
});

test("the mark of the focus is a light ring in a dark one", async ({ page }) => {
  await open(page, path);
  const point = page.locator("#storage-tank svg a").first();
  await point.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
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
});

test("on a wide picture lines lead from the points to the shelves above their rows", async ({ page }) => {
  await open(page, path);
  for (const width of [992, 1024, 1279, 1280, 1366, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const kind of ["offshorePlatform", "ship", "refinery"].map(anchorOf)) {
      const missed = await page.locator(`#${kind}`).evaluate((element) =>
        [...element.querySelectorAll("svg g")].flatMap((group, index) => {
          const line = [...group.querySelectorAll("line")].find((each) => each.checkVisibility());
          const row = element.querySelector(`#${element.id}-${index + 1}`)?.getBoundingClientRect();
          const {
            width: wide = 0,
            height: high = 0,
            left = 0,
            top = 0,
          } = line?.ownerSVGElement?.getBoundingClientRect() ?? {};
          const x = left + (Number.parseFloat(line?.getAttribute("x2") ?? "") * wide) / 100;
          const y = top + (Number.parseFloat(line?.getAttribute("y2") ?? "") * high) / 100;
          // Beside the number that stands at the beginning of the shelf.
          const meets = row && x > row.left + 30 && x < row.right && Math.abs(y - row.top) < 2;
          return meets ? [] : [`line ${index + 1} ends at ${x}, ${y}`];
        }),
      );
      expect(missed, `${kind}, ${width} px`).toEqual([]);
    }
  }
});
