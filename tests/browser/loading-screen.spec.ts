import { languageStorageKey, loadingDurationMs } from "#app/constants.ts";
import type { Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import {
  content,
  expect,
  hydrated,
  known,
  open,
  openWithStoppedClock,
  otherLanguage,
  pass,
  test,
} from "../support/test.ts";

const screenOf = (page: Page) => page.locator("[data-loading-screen]");
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
const home = pathOf("home", "fr");
const contact = pathOf("contact", "fr");
const other = otherLanguage("fr");
const { loader } = content.company.brand;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the loading screen spells the brand's words over the complete page, which cannot scroll until it ends", async ({
  page,
}) => {
  await openWithStoppedClock(page, home);
  await expect(screenOf(page)).toBeVisible();
  await expect(screenOf(page)).toHaveAttribute("aria-hidden", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.in.fr.home.hero.title);
  const words = screenOf(page).locator("[data-word]");
  expect(await words.evaluateAll((all) => all.map((word) => word.getAttribute("data-word")))).toEqual(loader);
  /** How much of each word is written at a moment, from 0 to 1. */
  const writtenAt = (moment: number) =>
    words.evaluateAll((all, currentTime) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = currentTime;
      }
      return all.map((word) => {
        const moved = (part: Element) => parseFloat(getComputedStyle(part).translate) || 0;
        const opening = moved(word.parentElement ?? word);
        // The letters themselves stand still.
        return Math.abs(opening + moved(word)) < 0.01 ? 1 + opening / 100 : NaN;
      });
    }, moment);
  for (const [moment, written] of [
    [0, [0, 0, 0]],
    [0.5, [0.5, 0, 0]],
    [1.5, [1, 0.5, 0]],
    [2.5, [1, 1, 0.5]],
    [3, [1, 1, 1]],
  ] as const)
    for (const [index, part] of (await writtenAt((loadingDurationMs / 3) * moment)).entries())
      expect(part, `word ${index + 1} at ${moment} thirds`).toBeCloseTo(written[index] ?? NaN);

  // Below the loading screen, the first screen is complete; only later sections still have to appear.
  const first = (part: Element) => part.getBoundingClientRect().top < innerHeight;
  const seen = (part: Element) => getComputedStyle(part).opacity !== "0";
  const sections = await page.locator("main [data-pace]").all();
  for (const section of [sections[0], sections.at(-1)].map(known))
    await expect.poll(() => section.evaluate(seen)).toBe(await section.evaluate(first));
  await pass(page, loadingDurationMs - 1);
  await expect(screenOf(page)).toBeVisible();
  expect(await overflow(page)).toBe("hidden");
  await pass(page, 1);
  await expect(screenOf(page)).toBeHidden();
  expect(await overflow(page)).toBe("visible");
});

test("while the loading screen plays, nothing needs frames of the main thread", async ({ page }) => {
  for (const name of ["home", "about"] as const) {
    await page.goto("about:blank");
    await openWithStoppedClock(page, pathOf(name, "fr"));
    const [running, withPseudo] = await page.evaluate(() => {
      const all = document.getAnimations().map(({ effect, playState }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return { target, pseudoElement, playState };
      });
      const below = all.filter(({ target }) => !target?.closest("[data-loading-screen]"));
      return [
        below.filter(({ playState }) => playState === "running").map(({ target }) => target?.outerHTML),
        // Chromium computes the styles of an element for each frame if its pseudo-element moves too.
        all
          .filter(
            ({ target, pseudoElement }) =>
              pseudoElement && all.some((own) => own.target === target && !own.pseudoElement),
          )
          .map(({ target }) => target?.outerHTML),
      ];
    });
    expect(running, "what moves below the screen").toEqual([]);
    expect(withPseudo, "elements that move together with their pseudo-elements").toEqual([]);
  }
});

test("the loading screen ends early on Escape, a press, and Tab, so that it never hides the focus @slow", async ({
  page,
}) => {
  await openWithStoppedClock(page, contact);
  for (const act of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(200, 200),
    () => page.keyboard.press("Tab"),
  ]) {
    await page.goto("about:blank");
    await open(page, home);
    await expect(screenOf(page)).toBeVisible();
    await act();
    await expect(screenOf(page)).toBeHidden();
    expect(await overflow(page)).toBe("visible");
  }
});

test("the loading screen shows only on the first page of a visit, also with several tabs @release", async ({
  page,
  context,
}) => {
  const expectNone = async (at: Page, when: string) => {
    await hydrated(at);
    expect(await at.evaluate(() => "loading" in document.documentElement.dataset), when).toBe(false);
  };
  await open(page, home);
  await page.keyboard.press("Escape");
  await page.reload();
  await expectNone(page, "loaded anew");
  const link = page.getByRole("link", { name: content.in.fr.frame.labels.Contact }).first();
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL(contact);
  await expectNone(tab, "in a new tab");
  await link.click();
  await expect(page).toHaveURL(contact);
  await expectNone(page, "from page to page");
  await page.getByRole("button", { name: other.ownName }).click();
  await expect(page).toHaveURL(pathOf("contact", other.code));
  await expectNone(page, "in another language");
  await page.goBack();
  await expectNone(page, "gone back to");
});

test("the loading screen shows when the visitor comes from another site, also after a change of language", async ({
  page,
}) => {
  const referer = "https://search.example/";
  await page.goto(contact, { referer });
  await expect(page.locator("html")).toHaveAttribute("data-loading", /./);
  await page.addInitScript(
    ([key, code]) => {
      if (location.protocol.startsWith("http")) localStorage.setItem(key, code);
    },
    [languageStorageKey, other.code] as const,
  );
  await page.goto(pathOf("home", "fr"), { referer });
  await expect(page).toHaveURL(pathOf("home", other.code));
  await expect(page.locator("html")).toHaveAttribute("data-loading", /./);
});
