import type { Page } from "@playwright/test";
import { pathOf } from "#app/i18n/paths.ts";
import { weakTexts } from "../support/contrast.ts";
import { cutOffTexts } from "../support/cut-off.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { printFaults } from "../support/printed.ts";
import {
  axeFaults,
  brokenWords,
  headingFaults,
  longLines,
  movingParts,
  repeatedIds,
  sidewaysScroll,
  smallTargets,
} from "../support/sweeps.ts";
import { expect, open, test } from "../support/test.ts";
import { tabThrough } from "../support/tab-order.ts";

/*
 * The sweeps find nothing on the pages of the site. Here each kind of fault is planted into a page, and what guards against
 * it has to find it: a sweep that finds nothing anywhere would be worth nothing.
 */

const walk = async (page: Page) => {
  const { missed, faults } = await tabThrough(page);
  return [...missed.map((stop) => `missed: ${stop}`), ...faults];
};

const faults: readonly {
  readonly what: string;
  readonly plant: () => void;
  readonly found: (page: Page) => Promise<readonly string[]>;
  readonly says: RegExp;
}[] = [
  {
    what: "text that is too pale, by its colours",
    plant: () => {
      const text = document.querySelector<HTMLElement>("main p:not([class])");
      text?.style.setProperty("color", "#9aa");
    },
    found: (page) => axeFaults(page),
    says: /^color-contrast:/,
  },
  {
    what: "text that is too pale, by what stands behind it",
    plant: () => {
      const text = document.querySelector<HTMLElement>("main p:not([class])");
      text?.style.setProperty("background-image", "linear-gradient(#555, #555)");
    },
    found: weakTexts,
    says: /^\d\.\d\d \(body\)/,
  },
  {
    what: "a button without a name",
    plant: () => {
      document.querySelector("main")?.append(document.createElement("button"));
    },
    found: (page) => axeFaults(page),
    says: /^button-name:/,
  },
  {
    what: "a picture without words",
    plant: () => {
      document.querySelector("main img")?.removeAttribute("alt");
    },
    found: (page) => axeFaults(page),
    says: /^image-alt:/,
  },
  {
    what: "an id that is used twice",
    plant: () => {
      const text = document.createElement("p");
      text.id = document.querySelector("main")?.id ?? "";
      document.querySelector("footer")?.append(text);
    },
    found: repeatedIds,
    says: /^contenu$/,
  },
  {
    what: "a page without a language",
    plant: () => {
      document.documentElement.removeAttribute("lang");
    },
    found: (page) => axeFaults(page),
    says: /^html-has-lang:/,
  },
  {
    what: "content outside of every landmark",
    plant: () => {
      const text = document.createElement("p");
      text.textContent = "Outside";
      document.body.prepend(text);
    },
    found: (page) => axeFaults(page),
    says: /^region:/,
  },
  {
    what: "a rank of headings that is left out",
    plant: () => {
      const heading = document.createElement("h5");
      heading.textContent = "Too low";
      document.querySelector("main h2")?.after(heading);
    },
    found: headingFaults,
    says: /"Too low" is of rank 5 after rank 2/,
  },
  {
    what: "a second title",
    plant: () => {
      const heading = document.createElement("h1");
      heading.textContent = "Another";
      document.querySelector("main")?.append(heading);
    },
    found: headingFaults,
    says: /^2 headings of the first rank$/,
  },
  {
    what: "a place that the keyboard does not leave",
    plant: () => {
      const trap = document.querySelector<HTMLElement>("main a");
      trap?.addEventListener("keydown", (event) => {
        event.preventDefault();
      });
    },
    found: walk,
    says: /^is reached twice: /,
  },
  {
    what: "an order of the keyboard that is not that of the page",
    plant: () => {
      const link = document.querySelector<HTMLElement>("footer a");
      if (link) link.tabIndex = 1;
    },
    found: walk,
    says: /^(comes against the order of the page|missed): /,
  },
  {
    what: "a mark of the focus that was taken away",
    plant: () => {
      document.querySelector<HTMLElement>("main a")?.style.setProperty("outline", "none");
    },
    found: walk,
    says: /^has no mark of the focus: /,
  },
  {
    what: "something that lies over what has the focus",
    plant: () => {
      const cover = document.createElement("div");
      Object.assign(cover.style, { position: "fixed", inset: "50% 0 0", background: "teal" });
      document.querySelector("main")?.append(cover);
    },
    found: walk,
    says: /^is hidden by <div/,
  },
  {
    what: "a button that is too small",
    plant: () => {
      const button = document.createElement("button");
      Object.assign(button.style, { inlineSize: "20px", blockSize: "20px", padding: "0" });
      button.textContent = "x";
      document.querySelector("main")?.append(button);
    },
    found: smallTargets,
    says: /^20 × 20 px: <button/,
  },
  {
    what: "a text that is cut",
    plant: () => {
      const text = document.querySelector<HTMLElement>("main p:not([class])");
      text?.style.setProperty("block-size", "1em");
      text?.style.setProperty("overflow", "hidden");
    },
    found: cutOffTexts,
    says: /is cut by p/,
  },
  {
    what: "something that is wider than the screen",
    plant: () => {
      const wide = document.createElement("div");
      Object.assign(wide.style, { inlineSize: "3000px", blockSize: "1px" });
      document.querySelector("main")?.append(wide);
    },
    found: async (page) => [`${await sidewaysScroll(page)} px`],
    says: /^[1-9]\d+ px$/,
  },
  {
    what: "a word that is broken for want of room",
    plant: () => {
      const heading = document.querySelector<HTMLElement>("main h2");
      Object.assign(heading?.style ?? {}, { inlineSize: "2ch", overflowWrap: "anywhere" });
    },
    found: brokenWords,
    says: /^"\S+" is broken$/,
  },
  {
    what: "a line of too many characters",
    plant: () => {
      const text = document.querySelector("main p:not([class])");
      text?.replaceChildren("Ein Wort nach dem anderen, und keines findet eine neue Zeile. ".repeat(3));
      (text as HTMLElement).style.whiteSpace = "nowrap";
    },
    found: longLines,
    says: /^\d{3} characters on a line: Ein Wort/,
  },
  {
    what: "something that moves where stillness is asked for",
    plant: () => {
      document
        .querySelector("main h2")
        ?.animate({ opacity: [0, 1] }, { duration: 500, iterations: Infinity });
    },
    found: movingParts,
    says: /^<h2/,
  },
  {
    what: "a part that jumps",
    plant: () => {
      const block = document.createElement("p");
      block.style.blockSize = "200px";
      document.querySelector("main")?.prepend(block);
    },
    found: async (page) => [String(await layoutShift(page))],
    says: /^0\.\d/,
  },
  {
    what: "a telephone number that is lost on paper",
    plant: () => {
      for (const link of document.querySelectorAll('footer a[href^="tel:"]')) link.remove();
    },
    found: (page) => printFaults(page, "about", "fr"),
    says: /^without "\+/,
  },
  {
    what: "a heading at the end of a sheet",
    plant: () => {
      const heading = document.createElement("h2");
      heading.textContent = "Alone";
      heading.style.breakAfter = "page";
      document.querySelector("main > section:nth-of-type(3)")?.before(heading);
    },
    found: (page) => printFaults(page, "about", "fr"),
    says: /^a head without what it heads .*Alone$/,
  },
];

for (const { what, plant, found, says } of faults) {
  test(`found: ${what}`, async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    await page.evaluate(plant);
    expect(await found(page)).toContainEqual(expect.stringMatching(says));
  });
}

test("found: a wrong name, role or order in what is read aloud", async ({ page }) => {
  await open(page, pathOf("about", "fr"));
  const bar = page.getByRole("banner");
  const asItIs = await bar.ariaSnapshot();
  await expect(bar).toMatchAriaSnapshot(asItIs);
  for (const spoil of [
    () => document.querySelector("header nav")?.removeAttribute("aria-label"),
    () => document.querySelector("header nav a")?.setAttribute("role", "button"),
    () => document.querySelector("header nav ul")?.append(document.querySelector("header nav li") ?? ""),
  ]) {
    await open(page, pathOf("about", "fr"));
    await page.evaluate(spoil);
    await expect(bar).not.toMatchAriaSnapshot(asItIs);
  }
});
