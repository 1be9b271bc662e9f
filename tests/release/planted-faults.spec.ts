import type { Page } from "@playwright/test";
import { pathOf } from "../support/current-site.ts";
import { weakTexts } from "../support/contrast.ts";
import { layoutShift, withStyle } from "../support/on-page.ts";
import { printFaults } from "../support/printed.ts";
import {
  axeFaults,
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

// The sweeps find nothing on the site's pages. Here each must find a planted fault. html-validate has tests of its own.

const walk = async (page: Page) => {
  const { missed, faults } = await tabThrough(page);
  return [...missed.map((stop) => `missed: ${stop}`), ...faults];
};

type Sweep = (page: Page) => Promise<readonly string[]>;

const axe: Sweep = (page) => axeFaults(page);
const sideways: Sweep = async (page) => [`scrolls ${await sidewaysScroll(page)} px sideways`];
const jumps: Sweep = async (page) => [`jumps by ${await layoutShift(page)}`];
const onPaper: Sweep = (page) => printFaults(page, "about", "fr");

/** A sweep, the fault planted for it (a style, or a change of the page), and the message that it must give. */
const faults: readonly (readonly [Sweep, plant: string | (() => void), says: RegExp])[] = [
  [weakTexts, "p { background: linear-gradient(#555, #555) }", /^\d\.\d\d \(body\)/],
  [walk, "main a { outline: none }", /^has no mark of the focus: /],
  [
    walk,
    "#planted { position: fixed; inset: 50% 0 0; max-inline-size: none }",
    /^is hidden by <button id="pl/,
  ],
  [smallTargets, "#planted { inline-size: 20px; block-size: 20px; padding: 0 }", /^20 × 20 px: <button/],
  [cutOffTexts, "main p { block-size: 1em; overflow: hidden }", /is cut by p/],
  [sideways, "#planted { inline-size: 3000px }", /^scrolls [1-9]\d+ px/],
  [brokenWords, "h2 { inline-size: 2ch; overflow-wrap: anywhere }", /^"\S+" is broken$/],
  [longLines, "main p { white-space: nowrap }", /^\d{2,} characters on a line: /],
  [layoutFaults, "h2 { border-block-end: 1px solid; padding-block-end: 0 }", / stands on the rule of /],
  [layoutFaults, "main p { margin-block-start: -3em }", / lies over /],
  [
    layoutFaults,
    "footer :nth-child(1 of [class*=office]) { margin-block-start: 20px }",
    / begin at different heights$/,
  ],
  [jumps, "main { padding-block-start: 200px }", /^jumps by 0\.\d/],
  [
    onPaper,
    "main > article > section:nth-of-type(2) h2 { break-after: page }",
    /^a head without what it heads /,
  ],
  [onPaper, 'footer a[href^="tel:"] { display: none }', /^without "\+/],
  [onPaper, "footer p { font-variant-ligatures: normal !important }", /^ligatures in P on paper/],
  [
    onPaper,
    () => {
      const label = document.createElementNS("http://www.w3.org/2000/svg", "text");
      label.setAttribute("stroke", "red");
      document.querySelector("main svg")?.append(label);
    },
    /^"" has an outline on paper/,
  ],
  [
    walk,
    () => document.querySelector("main a")?.addEventListener("keydown", (event) => event.preventDefault()),
    /^is reached twice: /,
  ],
  [
    walk,
    () => document.querySelector("footer a")?.setAttribute("tabindex", "1"),
    /^(comes against the order of the page|missed): /,
  ],
  [axe, () => document.querySelector("main img")?.removeAttribute("alt"), /^image-alt: /],
  [
    movingParts,
    () => document.querySelector("h2")?.animate({ opacity: [0, 1] }, { duration: 500, iterations: Infinity }),
    /^<h2/,
  ],
  [
    layoutFaults,
    () => {
      const row = document.createElement("div");
      Object.assign(row.style, { display: "grid", gridTemplateColumns: "1fr 1fr" });
      const office = document.querySelector("footer [class*=office]");
      for (let count = 0; office && count < 3; count += 1) row.append(office.cloneNode(true));
      document.querySelector("main")?.append(row);
      for (const { style } of row.children as HTMLCollectionOf<HTMLElement>) style.gridColumn = "auto";
    },
    /is left alone below its like$/,
  ],
];

for (const [sweep, plant, says] of faults)
  test(`found: ${String(says)}`, async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    await page.evaluate(() => {
      const button = Object.assign(document.createElement("button"), { id: "planted" });
      document.querySelector("main")?.append(button);
    });
    if (typeof plant === "string") await withStyle(page, plant);
    else await page.evaluate(plant);
    expect(await sweep(page)).toContainEqual(expect.stringMatching(says));
  });
