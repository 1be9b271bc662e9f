import {
  buttonHoverScale,
  homeCarouselFadeMs,
  homeCarouselRestMs,
  lazyLoadHeightPx,
  lazyLoadOffsetPx,
  logoHeightPx,
  logoWidthPx,
  revealDurationMs,
  revealOffsetPx,
  swipeThresholdPx,
} from "#app/constants.ts";
import { type Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";
import type { Page } from "@playwright/test";
import { weakTexts } from "../support/contrast.ts";
import { loadPictures, selectedText, toShowItsFile } from "../support/on-page.ts";
import { altOf, content, expect, known, open, openWithStoppedClock, pass, test } from "../support/test.ts";

const cycleMs = homeCarouselFadeMs + homeCarouselRestMs;

function carousel(page: Page, language: Language = "fr") {
  const { carousel: words } = content.in[language].frame;
  const { hero } = content.in[language].home;
  const root = page.getByRole("region", { name: hero.label });
  const slide = (index: number) => root.locator(`[aria-roledescription="${words.slideRole}"]`).nth(index);
  return {
    root,
    words,
    slide,
    button: (name: string) => root.getByRole("button", { name, exact: true }),
    /** Only one slide is current; the one that leaves may still be seen below it. */
    expectCurrent: async (index: number) => {
      await expect(slide(index)).toHaveAttribute("data-state", "current");
      await expect(root.locator('[data-state="current"]')).toHaveCount(1);
    },
  };
}

test("the home page is complete", async ({ page }) => {
  const { home } = content.in.fr;
  await open(page, pathOf("home", "fr"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);

  const { root, words } = carousel(page, "fr");
  await expect(root).toHaveAttribute("aria-roledescription", words.role);
  await expect(root.locator(`[aria-roledescription="${words.slideRole}"]`)).toHaveCount(5);

  for (const { name, text } of Object.values(home.strengths.items)) {
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) }),
    ).toContainText(text);
  }
  const recognised = page.getByRole("region", { name: home.recognised.title });
  const { items } = content.in.fr.recognitions.definitions;
  await expect(recognised.getByRole("term")).toHaveText(Object.values(items).map(({ name }) => name));
  await expect(recognised.getByRole("definition")).toHaveText(Object.values(items).map(({ here }) => here));
  for (const id of ["quality", "formation"] as const)
    await expect(recognised.locator(`a[href="${pathOf(id, "fr")}"]`)).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: home.about.more, exact: false }).first(),
  ).toHaveAttribute("href", pathOf("about", "fr"));
  await expect(
    page.getByRole("link", { name: new RegExp(`${home.sectors.more}.*${home.sectors.label}`) }),
  ).toHaveAttribute("href", pathOf("sectors", "fr"));
  for (const control of ["cnd", "rsc", "crs"] as const) {
    const { name } = content.in.fr.controls[control];
    await expect(
      page.getByRole("link", { name: new RegExp(`${home.activities.details}.*${name}`) }),
    ).toHaveAttribute("href", pathOf(control, "fr"));
  }
  await expect(page.getByRole("link", { name: home.activities.all })).toHaveAttribute(
    "href",
    pathOf("control", "fr"),
  );
  await expect(page.getByRole("region", { name: home.partners.title }).getByRole("listitem")).toHaveCount(20);
});

test("the partner strip shows 20 logos of 130 by 100 px, and not again for a screen reader", async ({
  page,
}) => {
  expect([logoWidthPx, logoHeightPx]).toEqual([130, 100]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await page.keyboard.press("Escape"); // the loading screen
  await loadPictures(page);
  const logos = page.getByRole("region", { name: content.in.fr.home.partners.title }).getByRole("img");
  await expect(logos).toHaveCount(20);
  const sizes = await logos.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
  );
  expect(sizes).toEqual(Array(20).fill([130, 100]));
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the carousel shows five pictures, rests 500 ms between two fades of 4 s, and wraps", async ({
    page,
  }) => {
    expect(homeCarouselRestMs).toBe(500);
    await openWithStoppedClock(page, "/");
    await page.keyboard.press("Escape");
    const { expectCurrent, slide } = carousel(page);
    await expectCurrent(0);
    for (const next of [1, 2, 3, 4, 0]) {
      await pass(page, cycleMs);
      await expectCurrent(next);
      await expect(slide(next).getByRole("img")).toBeAttached();
    }
    expect(await slide(0).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      `${homeCarouselFadeMs / 1000}s`,
    );
  });

  test("the carousel begins its interval anew when the pointer enters and leaves", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    await page.keyboard.press("Escape");
    const { expectCurrent, root } = carousel(page);
    await page.mouse.move(700, 20);
    await pass(page, cycleMs - 100);
    await root.hover({ position: { x: 700, y: 300 } });
    await pass(page, 200);
    await expectCurrent(0);
    await pass(page, cycleMs - 300);
    await page.mouse.move(700, 20);
    await pass(page, 200);
    await expectCurrent(0);
    await pass(page, cycleMs - 200);
    await expectCurrent(1);
  });

  test("the carousel stops by its button and while the keyboard is inside, and says its slides then", async ({
    page,
  }) => {
    await openWithStoppedClock(page, "/");
    await page.keyboard.press("Escape");
    const { expectCurrent, root, words, button } = carousel(page);
    const live = root.locator("[aria-live]");
    await pass(page, 50);
    await expect(live).toHaveAttribute("aria-live", "off");

    await button(words.pause).click();
    await expect(button(words.play)).toBeVisible();
    await expect(live).toHaveAttribute("aria-live", "polite");
    await pass(page, 3 * cycleMs);
    await expectCurrent(0);

    await button(words.play).click();
    await pass(page, cycleMs);
    await expectCurrent(1);

    await page.keyboard.press("Tab");
    await expect(button(words.previous)).toBeFocused();
    await pass(page, 3 * cycleMs);
    await expectCurrent(1);
  });

  test("sections wait 50 px below, transparent, then appear once: 1 s, the strengths 2 s, the cards 3 s", async ({
    page,
  }) => {
    expect({ revealOffsetPx, ...revealDurationMs }).toEqual({
      revealOffsetPx: 50,
      section: 1000,
      strengths: 2000,
      cards: 3000,
    });
    await page.setViewportSize({ width: 1440, height: 600 });
    const paces = { cards: "3s", section: "1s", strengths: "2s" };
    for (const [pace, duration] of Object.entries(paces)) {
      await open(page, "/");
      await page.keyboard.press("Escape");
      const block = page.locator(`[data-pace="${pace}"]`).last();
      await expect(block).toHaveAttribute("data-reveal", "waiting");
      await expect(block).toHaveCSS("opacity", "0");
      await expect(block).toHaveCSS("translate", "0px 50px");
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute("data-reveal", "shown");
      expect(await block.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
        new RegExp(`^${duration}(, ${duration})*$`),
      );
      await block.evaluate((element) => {
        for (const coming of element.getAnimations()) coming.finish();
      });
      await expect(block).toHaveCSS("opacity", "1");
      await expect(block).toHaveCSS("translate", "none");
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expect(block, "it appears once").toHaveAttribute("data-reveal", "shown");
    }
    // Every section of the page takes part.
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    for (const block of await page.locator("[data-pace]").all()) await block.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    expect(await page.locator("main > section:has([data-pace])").count()).toBe(
      await page.locator("main > section").count(),
    );
  });

  test("the strip of logos stops under the pointer and by its button", async ({ page }) => {
    await open(page, "/");
    await page.keyboard.press("Escape");
    const { partners } = content.in.fr.home;
    const strip = page.getByRole("region", { name: partners.title });
    await strip.scrollIntoViewIfNeeded();
    const running = () =>
      strip
        .locator("ul")
        .first()
        .evaluate((list) => getComputedStyle(list).animationPlayState);
    expect(await running()).toBe("running");
    await strip.locator("ul").first().locator("..").hover();
    expect(await running()).toBe("paused");
    await page.mouse.move(5, 5);
    expect(await running()).toBe("running");
    await strip.getByRole("button", { name: partners.pause }).click();
    expect(await running()).toBe("paused");
    await strip.getByRole("button", { name: partners.play }).click();
    await page.mouse.move(5, 5);
    expect(await running()).toBe("running");
  });
});

test("buttons grow to 1.1 under the pointer", async ({ page }) => {
  expect(buttonHoverScale).toBe(1.1);
  await open(page, "/");
  const { hero, about } = content.in.fr.home;
  for (const name of [hero.controls, hero.contact, about.more]) {
    const link = page.getByRole("main").getByRole("link", { name }).first();
    await link.hover();
    await expect(link).toHaveCSS("scale", "1.1");
  }
});

test.describe("the carousel by hand", () => {
  test("stands still under reduced motion, and its buttons go on working and wrap", async ({ page }) => {
    await openWithStoppedClock(page, "/");
    const { expectCurrent, words, button, root } = carousel(page);
    await pass(page, 3 * cycleMs);
    await expectCurrent(0);
    await button(words.previous).click();
    await expectCurrent(4);
    await button(words.next).click();
    await expectCurrent(0);
    await root.getByRole("button", { name: content.in.fr.home.hero.slides[2] ?? "" }).click();
    await expectCurrent(2);
  });

  for (const [distance, expected, button] of [
    [-swipeThresholdPx, 1, "left"],
    [swipeThresholdPx, 4, "left"],
    [-(swipeThresholdPx - 1), 0, "left"],
    [swipeThresholdPx - 1, 0, "left"],
    [-2 * swipeThresholdPx, 0, "right"],
  ] as const) {
    test(`a swipe of ${distance} px with the ${button} button leads to slide ${expected + 1}`, async ({
      page,
    }) => {
      expect(swipeThresholdPx).toBe(40);
      await open(page, "/");
      const { expectCurrent } = carousel(page);
      await page.mouse.move(900, 300);
      await page.mouse.down({ button });
      await page.mouse.move(900 + distance, 310, { steps: 4 });
      await page.mouse.up({ button });
      await expectCurrent(expected);
    });
  }

  test("leaves its words to be selected with the mouse, and takes a swipe that ends on them", async ({
    page,
  }) => {
    await open(page, "/");
    const { title, lead } = content.in.fr.home.hero;
    const onWords = { position: { x: 20, y: 20 }, force: true };
    for (const text of [title, lead]) {
      const words = page.getByText(text, { exact: true });
      await words.click({ ...onWords, clickCount: 3 });
      expect((await selectedText(page)).trim()).toBe(text);
      await page.mouse.move(900, 300);
      await page.mouse.down();
      await words.hover(onWords);
      await page.mouse.up();
    }
    await carousel(page).expectCurrent(2);
  });

  test("keeps 200 px free for a picture that is not there yet", async ({ page }) => {
    expect(lazyLoadHeightPx).toBe(200);
    await open(page, "/");
    const { root } = carousel(page);
    await expect(root.locator("[aria-live]")).toHaveCSS("min-height", "200px");
  });
});

test.describe("pictures", () => {
  test("of partners are not fetched before their strip comes near", async ({ page }) => {
    const logos: string[] = [];
    page.on("request", (request) => {
      if (/\/\d\d-[^/]*\.svg$/.test(request.url())) logos.push(request.url());
    });
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(logos).toEqual([]);
    await page.getByRole("region", { name: content.in.fr.home.partners.title }).scrollIntoViewIfNeeded();
    await expect.poll(() => logos.length).toBeGreaterThan(3);
  });

  test("are fetched once they come within 100 px of the viewport", async ({ page }) => {
    expect(lazyLoadOffsetPx).toBe(100);
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") fetched.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, "/");
    const file = content.pictures.pages.home.sectors.replace(/\.\w+$/, "");
    const place = page.locator("section", {
      has: page.getByRole("heading", { name: content.in.fr.home.sectors.title }),
    });
    const top = await place.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await page.evaluate(
      (y) => {
        scrollTo(0, y);
      },
      top - 700 - 110,
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(place.getByRole("img")).toHaveCount(0);
    expect(fetched.filter((url) => url.includes(file))).toEqual([]);
    await page.evaluate(
      (y) => {
        scrollTo(0, y);
      },
      top - 700 - 90,
    );
    await expect(place.getByRole("img")).toHaveCount(1);
    await expect.poll(() => fetched.filter((url) => url.includes(file)).length).toBeGreaterThan(0);
  });

  test.describe("that are broken", () => {
    test.use({ allowed: { messages: [/Failed to load resource/] } });

    test("leave their words in a box of the same size, and nothing jumps", async ({ page, context }) => {
      const boxes = async () => {
        await open(page, "/");
        const { about } = content.in.fr.home;
        const section = page.locator("section", { has: page.getByRole("heading", { name: about.title }) });
        await section.scrollIntoViewIfNeeded();
        const image = section.getByRole("img", { name: altOf(content.pictures.pages.home.about) });
        await expect(image).toHaveJSProperty("complete", true);
        const width = await image.evaluate((element: HTMLImageElement) => element.naturalWidth);
        return {
          box: await image.boundingBox(),
          height: await page.evaluate(() => document.body.scrollHeight),
          width,
        };
      };
      const whole = await boxes();
      expect(whole.width).toBeGreaterThan(0);
      await context.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort());
      const broken = await boxes();
      expect(broken.width).toBe(0);
      expect(broken.box).toEqual(whole.box);
      expect(broken.height).toBe(whole.height);
    });
  });
});

for (const [width, height, tag] of [
  [320, 640, "@slow"],
  [360, 640],
  [768, 1024, "@slow"],
  [844, 390, "@slow"],
  [1440, 900],
] as const) {
  const title = `the headline stands out from every slide at ${width} × ${height} px`;
  test(title, { tag: tag ?? [] }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    const { words, button, expectCurrent, root } = carousel(page);
    for (const [index, file] of content.pictures.pages.home.first.entries()) {
      await expectCurrent(index);
      const picture = root.getByRole("img", { name: altOf(file) });
      await toShowItsFile(picture);
      // A press may have scrolled the page, and the bar with it.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      expect(await weakTexts(page, { body: 4.5, other: 4.5 }, "main > :first-child"), file).toEqual([]);
      await button(words.next).click();
    }
  });
}

test("the home page is at most 7,000 px long on a phone, and its footer 780 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
  expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThanOrEqual(780);
});

test("a sector leads to its tab", async ({ page }) => {
  await open(page, "/");
  const { name } = known(content.in.fr.home.sectors.items.industry);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${pathOf("sectors", "fr")}#industry`);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
});
