import type { Page } from "@playwright/test";
import {
  accreditationCarouselIntervalMs,
  homeCarouselFadeMs,
  homeCarouselRestMs,
  lazyLoadHeightPx,
  swipeThresholdPx,
} from "#app/constants.ts";
import { pathOf } from "../support/current-site.ts";
import { firstScreens, weakTexts } from "../support/contrast.ts";
import { boxOf, scrollPage, selectedText, toShowItsFile } from "../support/on-page.ts";
import {
  altOf,
  content,
  expect,
  open,
  openWithStoppedClock,
  pass,
  slidePosition,
  test,
} from "../support/test.ts";

const { home, accreditation, frame } = content.in.fr;
const words = frame.carousel;

const ofHome = {
  id: "home",
  role: "region",
  label: home.hero.label,
  slides: home.hero.slides,
  intervalMs: homeCarouselFadeMs + homeCarouselRestMs,
} as const;

const ofAccreditation = {
  id: "accreditation",
  role: "group",
  label: accreditation.carousel.label,
  slides: accreditation.carousel.slides.map(({ label }) => label),
  intervalMs: accreditationCarouselIntervalMs,
} as const;

function parts(page: Page, { role, label }: typeof ofHome | typeof ofAccreditation) {
  const root = page.getByRole(role, { name: label, exact: true });
  const slides = root.locator(`[aria-roledescription="${words.slideRole}"]`);
  return {
    root,
    slides,
    button: (name: string) => root.getByRole("button", { name, exact: true }),
    /** Expects that exactly one slide is current. The previous one may still be visible below it. */
    expectCurrent: async (index: number) => {
      await expect(slides.nth(index)).toHaveAttribute("data-state", "current");
      await expect(root.locator('[data-state="current"]')).toHaveCount(1);
    },
    leave: () => page.getByRole("banner").getByRole("link").first().focus(),
  };
}

for (const carousel of [ofHome, ofAccreditation]) {
  const { id, slides: names, intervalMs } = carousel;
  const last = names.length - 1;

  test(`the carousel of ${id} advances and wraps; button, focus and pointer pause it @slow`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.mouse.move(2, 2);
    await openWithStoppedClock(page, pathOf(id, "fr"));
    // Without a loading screen, the carousel starts with the first frame.
    await pass(page, 20);
    await page.keyboard.press("Escape");
    const { expectCurrent, root, slides, button, leave } = parts(page, carousel);
    const live = root.locator("[aria-live]");
    await expect(slides).toHaveCount(names.length);
    await expectCurrent(0);
    for (const [index] of names.entries()) {
      await pass(page, intervalMs - 1);
      await expectCurrent(index);
      await pass(page, 1);
      await expectCurrent(index === last ? 0 : index + 1);
      await expect(live, "nobody has asked").toBeEmpty();
    }
    await button(words.pause).focus();
    await pass(page, 4 * intervalMs);
    await expectCurrent(0);
    await page.keyboard.press("Enter");
    await expect(button(words.play)).toBeFocused();
    await leave();
    await pass(page, 4 * intervalMs);
    await expectCurrent(0);
    await button(words.play).press("Enter");
    await expect(button(words.pause)).toBeFocused();
    await leave();
    // The pointer restarts the interval of home's carousel, and pauses the other one while it is over it.
    await pass(page, intervalMs - 100);
    await root.hover({ position: { x: 200, y: 100 } });
    await pass(page, intervalMs - 100);
    await expectCurrent(0);
    await pass(page, id === "home" ? 100 : 4 * intervalMs);
    const current = id === "home" ? 1 : 0;
    await expectCurrent(current);
    await pass(page, intervalMs - 100);
    await page.mouse.move(2, 2);
    await pass(page, intervalMs - 100);
    await expectCurrent(current);
    await pass(page, 100);
    await expectCurrent(current + 1);
    if (id === "home")
      await expect(slides.nth(2)).toHaveCSS("transition-duration", `${homeCarouselFadeMs / 1000}s`);
  });

  test(`with reduced motion the carousel of ${id} rests; keys and swipes change it @slow`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, pathOf(id, "fr"));
    const { root, slides, button, expectCurrent } = parts(page, carousel);
    await expect(root).toHaveAttribute("aria-roledescription", words.role);
    await pass(page, 4 * intervalMs);
    await expectCurrent(0);
    const live = root.locator("[aria-live]");
    const expectSaid = (index: number) =>
      expect(live).toHaveText(`${slidePosition(index + 1, names)}, ${names[index] ?? ""}`);
    await expect(live).toBeEmpty();
    await button(words.previous).click();
    await expectCurrent(last);
    await expectSaid(last);
    await button(words.next).press("Enter");
    await expectCurrent(0);
    await button(words.next).press("Space");
    await expectCurrent(1);
    // The previous slide is still painted below this one, but no longer in the accessibility tree.
    await expect(root.getByRole("group", { name: /./ }).and(slides)).toHaveCount(1);
    await expect(root.getByRole("group", { name: slidePosition(2, names) })).toHaveCount(1);
    await button(names[2] ?? "").press("Enter");
    await expectCurrent(2);
    await expectSaid(2);
    const writes = await live.evaluateHandle((element) => {
      const records: MutationRecord[] = [];
      new MutationObserver((found) => records.push(...found)).observe(element, { childList: true });
      return records;
    });
    await root.hover({ position: { x: 200, y: 100 } });
    await page.mouse.move(2, 2);
    expect(await writes.evaluate(({ length }) => length), "nothing is announced again").toBe(0);
    await expect(button(names[2] ?? "")).toHaveAttribute("aria-current", "true");
    if (id === "accreditation") {
      await page.keyboard.press("ArrowLeft");
      await expectCurrent(1);
      for (let index = 1; index < last; index += 1) await page.keyboard.press("ArrowRight");
      await expectCurrent(last);
      await page.keyboard.press("ArrowRight");
    } else await button(names[0] ?? "").press("Enter");
    await expectCurrent(0);

    await root.scrollIntoViewIfNeeded();
    const box = await boxOf(root);
    const [x, y] = [box.x + box.width * 0.6, box.y + 90];
    for (const [distance, expected, button] of [
      [-(swipeThresholdPx - 1), 0, "left"],
      [swipeThresholdPx - 1, 0, "left"],
      [-2 * swipeThresholdPx, 0, "right"],
      [-swipeThresholdPx, 1, "left"],
      [swipeThresholdPx, 0, "left"],
      [swipeThresholdPx, last, "left"],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down({ button });
      await page.mouse.move(x + distance, y + 5, { steps: 4 });
      await page.mouse.up({ button });
      await expectCurrent(expected);
    }
  });
}

test("visitors can select the text over the slides, and end a swipe on it @slow", async ({ page }) => {
  await open(page, pathOf("home", "fr"));
  const { root, expectCurrent } = parts(page, ofHome);
  // Space is reserved until a picture has loaded.
  await expect(root.locator("[data-by-hand]")).toHaveCSS("min-height", `${lazyLoadHeightPx}px`);
  const onWords = { position: { x: 20, y: 20 }, force: true };
  for (const text of [home.hero.title, home.hero.lead]) {
    const shown = page.getByText(text, { exact: true });
    await shown.click({ ...onWords, clickCount: 3 });
    expect((await selectedText(page)).trim()).toBe(text);
    await page.mouse.move(900, 300);
    await page.mouse.down();
    await shown.hover(onWords);
    await page.mouse.up();
  }
  await expectCurrent(2);
});

for (const [width, height] of firstScreens) {
  const title = `the headline has enough contrast on every slide at ${width} × ${height} px`;
  test(title, { tag: width === 1440 ? "@slow" : "@release" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, pathOf("home", "fr"));
    const { button, expectCurrent, root } = parts(page, ofHome);
    for (const [index, file] of content.pictures.pages.home.first.entries()) {
      await expectCurrent(index);
      await toShowItsFile(root.getByRole("img", { name: altOf(file) }));
      // The press may have scrolled the page, with the bar.
      await scrollPage(page, 0);
      expect(await weakTexts(page, { body: 4.5, other: 4.5 }, "main > article > :first-child"), file).toEqual(
        [],
      );
      await button(words.next).click();
    }
  });
}
