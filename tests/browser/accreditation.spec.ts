import type { Page } from "@playwright/test";
import {
  accreditationCarouselIntervalMs,
  logoHeightPx,
  swipeThresholdPx,
  wideLogoWidthPx,
} from "#app/constants.ts";
import { type Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, known, open, openWithStoppedClock, pass, test } from "../support/test.ts";

function carousel(page: Page, language: Language = "fr") {
  const { carousel: words } = content.in[language].frame;
  const { carousel: own } = content.in[language].accreditation;
  const root = page.getByRole("group", { name: own.label, exact: true });
  return {
    root,
    words,
    slides: root.locator(`[aria-roledescription="${words.slideRole}"]`),
    button: (name: string) => root.getByRole("button", { name, exact: true }),
    indicators: root.getByRole("group", { name: own.choose }).getByRole("button"),
    expectCurrent: async (index: number) => {
      await expect(root.locator('[data-state="current"]')).toHaveCount(1);
      await expect(root.locator(`[aria-roledescription="${words.slideRole}"]`).nth(index)).toHaveAttribute(
        "data-state",
        "current",
      );
    },
  };
}

test("the accreditation page shows its slides, scopes, methods and clients", async ({ page }) => {
  await open(page, pathOf("accreditation", "fr"));
  const { root, words, slides, indicators } = carousel(page, "fr");
  const { accreditation, recognitions } = content.in.fr;
  await expect(root).toHaveAttribute("aria-roledescription", words.role);
  await expect(slides).toHaveCount(3);
  await expect(indicators).toHaveCount(3);

  const scopes = page.getByRole("table", { name: accreditation.scopes.title });
  await expect(scopes.getByRole("row")).toHaveCount(1 + 7);
  for (const { code, subject } of Object.values(recognitions.scopes.rows)) {
    await expect(scopes.getByRole("row").filter({ hasText: subject })).toContainText(code);
  }
  const methods = page.getByRole("table", { name: accreditation.methodsTitle });
  await expect(methods.getByRole("row")).toHaveCount(1 + 5);
  for (const [name, row] of Object.entries(recognitions.methods.rows)) {
    await expect(methods.getByRole("row").filter({ hasText: row.name })).toContainText(
      known(content.company.approvals[name]),
    );
  }
});

test("the quality page shows scopes without B4, and its nine logos", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, pathOf("quality", "fr"));
  await page.keyboard.press("Escape"); // the loading screen
  const { quality, recognitions } = content.in.fr;
  const scopes = page.getByRole("table", { name: quality.scopes.title });
  await expect(scopes.getByRole("row")).toHaveCount(1 + 6);
  await expect(page.getByRole("main")).not.toContainText("B4");
  await expect(page.getByRole("table", { name: recognitions.methods.title }).getByRole("row")).toHaveCount(
    1 + 5,
  );
  for (const { standard } of Object.values(quality.system.badges)) {
    await expect(page.getByRole("img", { name: standard })).toBeVisible();
  }
  const strip = page.getByRole("region", { name: quality.partners.title });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole("img")).toHaveCount(9);
  const [first] = await strip
    .getByRole("img")
    .evaluateAll((logos) => logos.map((logo) => [logo.clientWidth, logo.clientHeight]));
  expect(first).toEqual([130, 100]);
});

test("the client strip shows 20 logos of 250 by 100 px", async ({ page }) => {
  expect([wideLogoWidthPx, logoHeightPx]).toEqual([250, 100]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/accreditation");
  await page.keyboard.press("Escape"); // the loading screen
  const strip = page.getByRole("region", { name: content.in.fr.accreditation.clients.title });
  await strip.scrollIntoViewIfNeeded();
  const logos = strip.getByRole("img");
  await expect(logos).toHaveCount(20);
  const sizes = await logos.evaluateAll((boxes: HTMLElement[]) =>
    boxes.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
  );
  expect(sizes).toEqual(Array(20).fill([250, 100]));
});

test("logos that stand still stand in full rows: ten on a wide screen, three of clients on a phone", async ({
  page,
}) => {
  const rows = async (path: string, title: string) => {
    await open(page, path);
    const strip = page.getByRole("region", { name: title });
    await strip.scrollIntoViewIfNeeded();
    const logos = strip.getByRole("img");
    await expect(logos).toHaveCount(20);
    const tops = await logos.evaluateAll((all) =>
      all.map((logo) => Math.round(logo.getBoundingClientRect().top)),
    );
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  const { home, accreditation } = content.in.fr;
  expect(await rows("/", home.partners.title)).toEqual([10, 10]);
  expect(await rows("/accreditation", accreditation.clients.title)).toEqual([10, 10]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await rows("/", home.partners.title)).toEqual([5, 5, 5, 5]);
  expect((await rows("/accreditation", accreditation.clients.title))[0]).toBe(3);
});

test.describe("the accreditation carousel where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, "/accreditation");
    await page.keyboard.press("Escape");
  });

  test("starts at the first slide, advances every 5 s and wraps", async ({ page }) => {
    expect(accreditationCarouselIntervalMs).toBe(5000);
    const { expectCurrent } = carousel(page);
    await expectCurrent(0);
    await pass(page, 4999);
    await expectCurrent(0);
    await pass(page, 1);
    await expectCurrent(1);
    await pass(page, 5000);
    await expectCurrent(2);
    await pass(page, 5000);
    await expectCurrent(0);
  });

  test("pauses while the pointer is over it, and goes on after", async ({ page }) => {
    const { root, expectCurrent } = carousel(page);
    await root.hover({ position: { x: 200, y: 100 } });
    await pass(page, 20_000);
    await expectCurrent(0);
    await page.mouse.move(2, 2);
    await pass(page, 5000);
    await expectCurrent(1);
  });

  test("pauses while the keyboard is inside, and stops by its button", async ({ page }) => {
    const { button, words, expectCurrent } = carousel(page);
    await button(words.pause).focus();
    await page.keyboard.press("Tab");
    await pass(page, 20_000);
    await expectCurrent(0);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(button(words.play)).toBeFocused();
    await page.getByRole("link").first().focus();
    await pass(page, 20_000);
    await expectCurrent(0);
  });
});

test.describe("the accreditation carousel by hand", () => {
  test("previous, next, indicators and arrow keys lead to slides and wrap", async ({ page }) => {
    await open(page, "/accreditation");
    const { root, slides, button, words, indicators, expectCurrent } = carousel(page);
    await button(words.previous).click();
    await expectCurrent(2);
    await button(words.next).click();
    await expectCurrent(0);
    // The slide before is still painted below this one, and no longer told.
    await expect(root.getByRole("group", { name: /./ }).and(slides)).toHaveCount(1);
    await indicators.nth(1).click();
    await expectCurrent(1);
    await expect(indicators.nth(1)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("ArrowRight");
    await expectCurrent(2);
    await page.keyboard.press("ArrowRight");
    await expectCurrent(0);
    await page.keyboard.press("ArrowLeft");
    await expectCurrent(2);
  });

  for (const [distance, expected] of [
    [-swipeThresholdPx, 1],
    [swipeThresholdPx, 2],
    [-(swipeThresholdPx - 1), 0],
    [swipeThresholdPx - 1, 0],
  ] as const) {
    test(`a swipe of ${distance} px leads to slide ${expected + 1}`, async ({ page }) => {
      expect(swipeThresholdPx).toBe(40);
      await open(page, "/accreditation");
      const { root, expectCurrent } = carousel(page);
      await root.scrollIntoViewIfNeeded();
      const box = await root.boundingBox();
      if (!box) throw new Error("the carousel has no box");
      const [x, y] = [box.x + box.width / 2, box.y + 80];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y + 5, { steps: 4 });
      await page.mouse.up();
      await expectCurrent(expected);
    });
  }
});
