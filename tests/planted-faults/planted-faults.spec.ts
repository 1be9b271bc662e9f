import type { Page } from "@playwright/test";
import { pathOf } from "#model/site/paths.ts";
import { weakTexts } from "../support/contrast.ts";
import { layoutShift } from "../support/on-page.ts";
import { printFaults } from "../support/printed.ts";
import {
  brokenWords,
  cutOffTexts,
  layoutFaults,
  longLines,
  movingParts,
  sidewaysScroll,
  smallTargets,
} from "../support/sweeps.ts";
import { tabThrough } from "../support/tab-order.ts";
import { expect, open, test } from "../support/test.ts";

/*
 * The sweeps find nothing on the pages of the site. Here each kind of fault is planted into a page, and what guards against
 * it has to find it: a sweep that finds nothing anywhere would be worth nothing. What axe and html-validate find is theirs.
 */

const walk = async (page: Page) => {
  const { missed, faults } = await tabThrough(page);
  return [...missed.map((stop) => `missed: ${stop}`), ...faults];
};

interface Style {
  /** The first such element is changed, or, where it is `new <tag>`, one is put at the end of the content. */
  readonly of: string;
  readonly style: Readonly<Partial<Record<string, string>>>;
}

const text = "main p:not([class])";

/** Faults of style: what, where, how, what has to find it, and what it says. */
const styles: readonly [string, Style, (page: Page) => Promise<readonly string[]>, RegExp][] = [
  [
    "text that is too pale, by what stands behind it",
    { of: text, style: { backgroundImage: "linear-gradient(#555, #555)" } },
    weakTexts,
    /^\d\.\d\d \(body\)/,
  ],
  [
    "a mark of the focus that was taken away",
    { of: "main a", style: { outline: "none" } },
    walk,
    /^has no mark of the focus: /,
  ],
  [
    "something that lies over what has the focus",
    { of: "new div", style: { position: "fixed", inset: "50% 0 0", background: "teal" } },
    walk,
    /^is hidden by <div/,
  ],
  [
    "a button that is too small",
    { of: "new button", style: { inlineSize: "20px", blockSize: "20px", padding: "0" } },
    smallTargets,
    /^20 × 20 px: <button/,
  ],
  [
    "a text that is cut",
    { of: text, style: { blockSize: "1em", overflow: "hidden" } },
    cutOffTexts,
    /is cut by p/,
  ],
  [
    "something that is wider than the screen",
    { of: "new div", style: { inlineSize: "3000px", blockSize: "1px" } },
    async (page) => [`${await sidewaysScroll(page)} px`],
    /^[1-9]\d+ px$/,
  ],
  [
    "a word that is broken for want of room",
    { of: "main h2", style: { inlineSize: "2ch", overflowWrap: "anywhere" } },
    brokenWords,
    /^"\S+" is broken$/,
  ],
  [
    "a line of too many characters",
    { of: text, style: { whiteSpace: "nowrap" } },
    longLines,
    /^\d{2,} characters on a line: /,
  ],
  [
    "a text on a rule",
    { of: "main h2", style: { borderBlockEnd: "1px solid", paddingBlockEnd: "0" } },
    layoutFaults,
    / stands on the rule of /,
  ],
  ["a text over another", { of: text, style: { marginBlockStart: "-3em" } }, layoutFaults, / lies over /],
  [
    "columns of one row that begin at different heights",
    { of: "footer [class*=office]", style: { marginBlockStart: "20px" } },
    layoutFaults,
    / begin at different heights$/,
  ],
  [
    "a heading at the end of a sheet",
    { of: "main > section:nth-of-type(2) h2", style: { breakAfter: "page" } },
    (page) => printFaults(page, "about", "fr"),
    /^a head without what it heads /,
  ],
];

for (const [what, { of, style }, found, says] of styles)
  test(`found: ${what}`, async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    await page.evaluate(
      ({ of, style }) => {
        const [, tag] = /^new (\w+)/.exec(of) ?? [];
        const added = tag === undefined ? undefined : document.createElement(tag);
        if (added) document.querySelector("main")?.append(added);
        Object.assign((added ?? document.querySelector<HTMLElement>(of))?.style ?? {}, style);
      },
      { of, style },
    );
    expect(await found(page)).toContainEqual(expect.stringMatching(says));
  });

const others: readonly [string, () => void, (page: Page) => Promise<readonly string[]>, RegExp][] = [
  [
    "a place that the keyboard does not leave",
    () => {
      document.querySelector("main a")?.addEventListener("keydown", (event) => event.preventDefault());
    },
    walk,
    /^is reached twice: /,
  ],
  [
    "an order of the keyboard that is not that of the page",
    () => document.querySelector("footer a")?.setAttribute("tabindex", "1"),
    walk,
    /^(comes against the order of the page|missed): /,
  ],
  [
    "an office that is left alone on a second row",
    () => {
      const row = document.createElement("div");
      Object.assign(row.style, { display: "grid", gridTemplateColumns: "1fr 1fr" });
      const office = document.querySelector("footer [class*=office]");
      for (let count = 0; office && count < 3; count += 1) row.append(office.cloneNode(true));
      document.querySelector("main")?.append(row);
      for (const { style } of row.children as HTMLCollectionOf<HTMLElement>) style.gridColumn = "auto";
    },
    layoutFaults,
    /is left alone below its like$/,
  ],
  [
    "something that moves where stillness is asked for",
    () =>
      document
        .querySelector("main h2")
        ?.animate({ opacity: [0, 1] }, { duration: 500, iterations: Infinity }),
    movingParts,
    /^<h2/,
  ],
  [
    "a part that jumps",
    () => document.querySelector<HTMLElement>("main")?.style.setProperty("padding-block-start", "200px"),
    async (page) => [String(await layoutShift(page))],
    /^0\.\d/,
  ],
  [
    "a telephone number that is lost on paper",
    () => {
      for (const link of document.querySelectorAll('footer a[href^="tel:"]')) link.remove();
    },
    (page) => printFaults(page, "about", "fr"),
    /^without "\+/,
  ],
];

for (const [what, plant, found, says] of others)
  test(`found: ${what}`, async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    await page.evaluate(plant);
    expect(await found(page)).toContainEqual(expect.stringMatching(says));
  });
