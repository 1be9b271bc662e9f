import { anchorOf } from "#app/i18n/anchors.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const { domains, equipment, frame } = content.in.fr;
const equipmentNames = Object.keys(equipment);
const path = pathOf("domains", "fr");
const phone = { width: 390, height: 844 };

test("the page stays short: on a phone as names that open, on a screen beside its index", async ({
  page,
}) => {
  for (const [width, most] of [
    [390, 8000],
    [1440, 9000],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${width} px`).toBeLessThanOrEqual(most);
  }
});

test.describe("the index", () => {
  for (const width of [390, 1024, 1440]) {
    test(`stays in view at ${width} px, leads to each and marks the one on screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const index = page.getByRole("navigation", { name: domains.list.index });
      await expect(index.getByRole("link")).toHaveText(
        equipmentNames.map((name) => known(equipment[name]).name),
      );
      for (const name of ["offshorePlatform", "powerPlant", "gasInstallation", "ship"] as const) {
        const link = index.getByRole("link", { name: known(equipment[name]).name });
        // By key: the line of names moves with the mark, and a press by pointer would race with it.
        await link.press("Enter");
        await expect(page.locator(`#${anchorOf(name)}`).getByRole("heading", { level: 3 })).toBeInViewport();
        await expect(link).toHaveAttribute("aria-current", "location");
        await expect(index.locator("[aria-current]")).toHaveCount(1);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      const bar = (await page.getByRole("banner").boundingBox()) ?? { y: 0, height: 0 };
      const box = (await index.boundingBox()) ?? { y: 0, height: 0 };
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      // What is led to begins below a line of names, and beside a rail.
      const heading = page.locator("#ship").getByRole("heading", { level: 3 });
      const { y } = (await heading.boundingBox()) ?? { y: 0 };
      expect(y).toBeGreaterThan(width < 1280 ? box.y + box.height - 1 : bar.y + bar.height);
    });
  }

  test("shows the whole of what has the focus, on a phone and on a tablet", async ({ page }) => {
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, pathOf("domains", "fr"));
      const links = page
        .getByRole("navigation", { name: content.in.fr.domains.list.index })
        .getByRole("link");
      for (const link of await links.all()) {
        await link.focus();
        const outside = () =>
          link.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          });
        await expect.poll(outside).toBe(false);
      }
    }
  });

  test("stays where the keyboard is when another kind comes to be read", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    const index = page.getByRole("navigation", { name: domains.list.index });
    const last = index.getByRole("link").last();
    await last.focus();
    await page.locator("#storage-tank").evaluate((kind) => {
      kind.scrollIntoView({ behavior: "instant" });
    });
    await expect(index.locator("[aria-current]")).toHaveText(known(equipment.storageTank).name);
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("lets the page stand where it marks another kind", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, `${path}#power-plant`);
    const before = await page.evaluate(() => scrollY);
    await expect(
      page.getByRole("navigation", { name: domains.list.index }).locator("[aria-current]"),
    ).toHaveText(known(equipment.powerPlant).name);
    expect(await page.evaluate(() => [scrollY, scrollX])).toEqual([before, 0]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("kinds of equipment are closed, and open by a press and by the keyboard", async ({ page }) => {
    await open(page, path);
    const parts = page.locator("main details");
    await expect(parts).toHaveCount(equipmentNames.length);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await expect(page.locator("main svg a").first()).toBeHidden();
    const tank = page.locator("#storage-tank");
    const row = tank.getByRole("heading", { name: known(equipment.storageTank).points[2]?.name ?? "" });
    // Anywhere on it: on its picture, for one.
    await tank.locator("picture").first().click({ force: true });
    await expect(row).toBeVisible();
    await tank.locator("summary").press("Enter");
    await expect(row).toBeHidden();
    await tank.locator("summary").press("Space");
    await expect(row).toBeVisible();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("an address opens its own and leads there, when it is opened and later", async ({ page }) => {
    for (const hash of ["storage-tank", "storage-tank-2"]) {
      await open(page, `${path}#${hash}`);
      await expect(page.locator("main details[open]")).toHaveCount(1);
      await expect(page.locator(`#${hash}`).getByRole("heading").first()).toBeInViewport();
    }
    await page.locator("#storage-tank summary").click();
    await page.evaluate(() => {
      location.hash = "refinery-3";
    });
    const row = page.locator("#refinery-3").getByRole("heading");
    await expect(row).toBeInViewport();
    await page.locator("#refinery summary").click();
    await expect(row).toBeHidden();
    // The address names it already.
    await page.evaluate(() => {
      location.hash = "refinery";
    });
    await page.locator("#refinery summary").click();
    await page
      .getByRole("navigation", { name: domains.list.index })
      .getByRole("link", { name: known(equipment.refinery).name })
      .click();
    await expect(row).toBeVisible();
  });

  test("all is open on a wider screen and on paper", async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main details[open]")).toHaveCount(equipmentNames.length);
    await page.emulateMedia({ media: "screen" });
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.locator("main details[open]")).toHaveCount(equipmentNames.length);
  });

  test("the menu marks the page as the current one", async ({ page }) => {
    await open(page, path);
    await page.getByRole("button", { name: frame.menu }).click();
    await expect(
      page
        .getByRole("navigation", { name: frame.navigation })
        .locator("summary", { hasText: frame.labels["Domaine d’application"] }),
    ).toHaveAttribute("aria-current", "page");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("all is open, and can be closed", async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("main details[open]")).toHaveCount(equipmentNames.length);
      for (const name of equipmentNames) {
        for (const row of await page.locator(`[id^="${anchorOf(name)}-"]:is(li)`).all())
          await expect(row).toBeVisible();
      }
      await page.locator("#ship summary").click();
      await expect(page.locator("#ship-1")).toBeHidden();
    });
  });
});
