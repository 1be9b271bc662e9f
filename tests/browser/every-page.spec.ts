import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Language, PageId } from "#model/site/pages.ts";
import { weakTexts } from "../support/contrast.ts";
import { boxOf, loadPictures, scrollPage, touchScreen, withStyle } from "../support/on-page.ts";
import { printFaults } from "../support/printed.ts";
import { isSample } from "../support/sample.ts";
import { builtPages, isFirstOfLayout, isTwin } from "../support/site.ts";
import * as sweeps from "../support/sweeps.ts";
import { hiddenStops, tabThrough } from "../support/tab-order.ts";
import { content, expect, open, test } from "../support/test.ts";

/*
 * Opens every page in every language once, and checks all that holds for every page: screen widths, accessibility settings,
 * the keyboard, paper. Pages with the layout of another are checked for what other words can break.
 * tests/release/planted-faults.spec.ts proves that each of these sweeps finds a fault.
 */

/** Widths of a phone, tablets, the narrowest layout with columns side by side, and a common desktop, in px. */
const layouts: readonly number[] = [390, 768, 820, 992, 1440];

/** Widths with different layouts of the bar, in px. */
const bars: readonly number[] = [390, 768, 1024, 1280];

/** The smallest width of every layout in the style sheets. Below: all widths to test, with common and large screens, in px. */
const narrowest = readFileSync("app/styles/breakpoints.css", "utf8").matchAll(
  /([\d.]+)em <= width|width >= ([\d.]+)em/g,
);
const ofStyles = [...narrowest].map(([, from, least]) => 16 * Number(from ?? least));
const widths = [...new Set([320, ...layouts, ...bars, ...ofStyles, 2560])];

/** Widths to test after each change, in px; the others are tested before a release. */
const usualWidths: readonly number[] = [320, 390, 820, 1024, 1440];

/** Widths for pages that differ from a tested page by their words only. */
const widthsForWords: readonly number[] = [320, 390, 820, 1440];

/** Largest height of the sample's pages, in px, by screen width. Guards folded names and short lists on phones. */
const highest: Readonly<Record<string, Readonly<Partial<Record<PageId, number>>>>> = {
  390: {
    home: 5_600,
    quality: 5_900, // staff qualification has a section of its own
    "methods/penetrant": 4_925, // tested after each change; the next one only before a release
    "methods/ultrasonic": 5_200,
    cnd: 6_800,
    domains: 4_400, // three plates are shown
    glossary: 8_000,
    crs: 5_900, // one drawing is shown
    rsc: 7_000,
  },
  820: {
    home: 5_000,
    about: 4_100,
    control: 5_200,
    rsc: 6_950,
    crs: 7_500,
    domains: 7_900,
    quality: 5_500,
    accreditation: 4_300,
  },
  1440: { cnd: 6_000, domains: 8_400 },
};
const highestFooter = 780;

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const spacedOut = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** Faults by check; empty for a page without faults. */
type Findings = Record<string, readonly string[]>;

function note(findings: Findings, where: string, faults: readonly string[]): void {
  if (faults.length > 0) findings[where] = faults;
}

/** Screen width for the keyboard and axe: a desktop for French, a phone for other languages. */
const screenOf = (language: Language) => (language === "fr" ? 1440 : 390);

/** Resets the page: no focus, scrolled to the top, nothing over it. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  const { frame } = content.in[(await page.locator("html").getAttribute("lang")) as Language];
  await expect(page.getByRole("button", { name: frame.scrollToTop })).toBeHidden();
}

async function tooHigh(page: Page, id: PageId, width: number): Promise<string[]> {
  const most = highest[width];
  if (!isSample || !most) return [];
  const { height } = await boxOf(page.locator("body"));
  const footer = await boxOf(page.getByRole("contentinfo"));
  return [
    ...(height > (most[id] ?? Infinity) ? [`is ${height} px high`] : []),
    ...(footer.height > highestFooter ? [`its footer is ${footer.height} px high`] : []),
  ];
}

async function faultsOfWidth(page: Page, id: PageId, width: number): Promise<string[]> {
  const sideways = await sweeps.sidewaysScroll(page);
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await sweeps.cutOffTexts(page)),
    ...(await sweeps.brokenWords(page)),
    ...(await tooHigh(page, id, width)),
    ...(layouts.includes(width) ? await sweeps.layoutFaults(page) : []),
    ...(await sweeps.longLines(page)),
  ];
}

async function resize(page: Page, width: number): Promise<void> {
  // 320 × 256 is a screen of 1280 × 1024 px at 400 % zoom.
  await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
  // Letters in drawings get their new size in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

async function faultsWithMoreContrast(page: Page, id: PageId): Promise<string[]> {
  await page.emulateMedia({ contrast: "more" });
  const weak = isTwin(id) ? [] : await weakTexts(page, { body: 7, other: 7 });
  const faults = await sweeps.axeFaults(page, true);
  await page.emulateMedia({ contrast: "no-preference" });
  return [...weak, ...faults];
}

/** Runs all checks that depend on the screen width, once for each width. @param onlyWords leaves out what depends on layout only */
async function eachWidth(
  page: Page,
  id: PageId,
  language: Language,
  widths: readonly number[],
  onlyWords = false,
): Promise<Findings> {
  const findings: Findings = {};
  await loadPictures(page);
  for (const width of widths) {
    await resize(page, width);
    note(findings, `${width} px`, await faultsOfWidth(page, id, width));
    if (width === 320 || width === 1440) {
      const asItWas = await withStyle(page, spacedOut);
      note(findings, `${width} px, letters, words and lines set apart`, await sweeps.cutOffTexts(page));
      await asItWas();
    }
    if (!onlyWords && (width === 390 || width === 1024)) {
      const withoutTouch = await touchScreen(page);
      note(findings, `${width} px, for fingers`, await sweeps.smallTargets(page));
      await withoutTouch();
    }
    if (onlyWords ? width === screenOf(language) : bars.includes(width)) {
      note(findings, `${width} px, hidden with the focus`, await hiddenStops(page));
      await toTop(page);
    }
    if (width !== 390 && width !== 1440) continue;
    // Languages share the backgrounds of texts, so French checks normal contrast, and the others increased contrast. So do methods.
    if (isFirstOfLayout(id, language) && (onlyWords || width === 1440))
      note(findings, `contrast, ${width} px`, await weakTexts(page));
    if (width !== screenOf(language)) continue;
    const faults = language === "fr" ? sweeps.axeFaults(page) : faultsWithMoreContrast(page, id);
    note(findings, `axe, ${width} px`, await faults);
  }
  return findings;
}

async function stillness(page: Page): Promise<Findings> {
  const findings: Findings = {};
  note(findings, "moves", await sweeps.movingParts(page));
  await scrollPage(page, 1200);
  note(findings, "moves further down", await sweeps.movingParts(page));
  await toTop(page);
  return findings;
}

/** Tabs through the page; through bar and footer only on home, since all pages share them. */
async function keyboard(page: Page, id: PageId): Promise<Findings> {
  const findings: Findings = {};
  const { missed, faults, stops } = await tabThrough(page, id === "home" ? "body" : "main");
  note(findings, "missed by the keyboard", missed);
  note(findings, "on the way of the keyboard", faults);
  expect(stops).toBeGreaterThan(id === "home" ? 40 : 0);
  await toTop(page);
  return findings;
}

for (const { page: id, language, path } of builtPages) {
  const isFirst = isFirstOfLayout(id, language);
  // ONLY_WORDS: set for another company's site, which has the same layouts.
  const onlyWords = !isFirst || process.env.ONLY_WORDS === "1";
  test(
    `${path} has no faults on any screen, on paper, or with accessibility settings`,
    { tag: isFirst ? "@slow" : "@release" },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: screenOf(language), height: 900 });
      await open(page, path);
      if (!onlyWords) {
        expect.soft(await keyboard(page, id)).toEqual({});
        expect.soft(await stillness(page)).toEqual({});
      }
      const tested = onlyWords ? widthsForWords : usualWidths;
      expect.soft(await eachWidth(page, id, language, tested, onlyWords)).toEqual({});
      expect.soft(await printFaults(page, id, language)).toEqual([]);
    },
  );
  if (!isFirst) continue;
  test(`${path} has no faults at the widths where a layout begins, and enough contrast on a phone @release`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    const others = widths.filter((width) => !usualWidths.includes(width));
    expect.soft(await eachWidth(page, id, language, others)).toEqual({});
    await resize(page, 390);
    expect(await weakTexts(page)).toEqual([]);
  });
}
