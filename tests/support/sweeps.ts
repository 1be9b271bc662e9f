import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { Language } from "#model/site/languages.ts";
import { pageIds, pathOf } from "#model/site/paths.ts";

/*
 * What is wrong with the open page, in words; nothing on a good page. Sweeps go over every page with these; faults that are
 * planted on purpose prove that each of them finds something (tests/planted-faults/planted-faults.spec.ts).
 */

/** All rules of WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe can tell of level AAA everywhere. The contrast of all text reaches that level where it is asked for. */
const higher = ["identical-links-same-purpose", "meta-refresh-no-exceptions"];

/**
 * What axe finds wrong: the rule that is broken, where, and how to mend it.
 * @param rule the only one to apply; all of the levels above unless given
 * @throws when axe has nothing to praise either: then it saw no page
 */
export async function axeFaults(page: Page, rule?: string): Promise<string[]> {
  const all = {
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(higher.map((name) => [name, { enabled: true }])),
  } as const;
  const { violations, passes } = await new AxeBuilder({ page })
    // Of rules that are kept it tells one place each: to name all takes longer than all the rest.
    .options({ ...(rule === undefined ? all : { runOnly: [rule] }), resultTypes: ["violations"] })
    // There are no frames, for which axe would open a page of its own.
    .setLegacyMode()
    .analyze();
  const enough = rule === undefined ? 20 : 0;
  if (passes.length <= enough) throw new Error(`axe found ${passes.length} rules kept only`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Least size of what fingers press, in px. @see https://www.w3.org/TR/WCAG22/#target-size-enhanced */
const leastTarget = 44;

/** What is too small to be pressed by a finger. Exempt, as in the rule: links in a sentence. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (element: Element) => {
      const around = element.closest("p, li, dd, td, th");
      return (
        getComputedStyle(element).display === "inline" &&
        around !== null &&
        around.textContent.trim().length > element.textContent.trim().length
      );
    };
    return (
      [...document.querySelectorAll("a[href], button, input, summary, [role='tab']")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !inSentence(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // What is read aloud only, until it has the focus.
        .filter(({ box }) => box.width > 1 && box.bottom > 0)
        .filter(({ box }) => Math.min(Math.round(box.width * 10), Math.round(box.height * 10)) < least * 10)
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 90)}`,
        )
    );
  }, leastTarget);
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

const longestLine = 75;

/** Paragraphs and entries of lists whose longest line has too many characters to be read with ease. */
export async function longLines(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    const range = document.createRange();
    /** Characters on the longest line of a text, counted one by one, in whatever elements they stand. */
    const longest = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let [most, count, bottom] = [0, 0, -Infinity];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.nodeValue ?? "").length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const letter = range.getBoundingClientRect();
          if (letter.width === 0) continue;
          if (letter.top + letter.height / 2 > bottom) count = 0;
          count += 1;
          most = Math.max(most, count);
          bottom = letter.bottom;
        }
      }
      return most;
    };
    const inline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
    return [...document.querySelectorAll("main :is(p, li, dd, td)")]
      .filter((element) => element.textContent.length > limit)
      .filter((element) => element.checkVisibility() && [...element.querySelectorAll("*")].every(inline))
      .map((element) => ({ characters: longest(element), text: element.textContent.slice(0, 50) }))
      .filter(({ characters }) => characters > limit)
      .map(({ characters, text }) => `${characters} characters on a line: ${text}`);
  }, longestLine);
}

/**
 * Words of headings and e-mail addresses that end on another line than they begin. A line may end after a hyphen, a
 * slash or the @.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts: string[] = [];
    for (const part of document.querySelectorAll("h1, h2, h3, h4, a[href^='mailto:']")) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\-‑–/@]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) parts.push(`"${word}" is broken`);
        }
      }
    }
    return parts;
  });
}

/** What moves by itself, or scrolls smoothly: nothing may, where the reader wants little movement. */
export async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const { duration = 0 } = effect?.getComputedTiming() ?? {};
      return playState === "running" && Number(duration) > 1 ? [String(target?.outerHTML.slice(0, 80))] : [];
    }),
    ...(getComputedStyle(document.documentElement).scrollBehavior === "auto" ? [] : ["scrolling"]),
  ]);
}

/**
 * Texts that a reader cannot see in full: cut by a box around them, or beyond the sides of the screen. What can be
 * scrolled to, what passes by on purpose and what is read aloud only does not count.
 * @returns the beginning of each such text, and what cuts it
 */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    /** The box that an element shows of what is inside of it, by axis; undefined where it shows everything. */
    const clipOf = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        box,
        sideways: /hidden|clip/.test(overflowX),
        downwards: /hidden|clip/.test(overflowY),
        scrolls: /auto|scroll/.test(overflowX),
        unseen: clipPath !== "none",
      };
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || !parent || /^(SCRIPT|STYLE|NOSCRIPT|TITLE)$/i.test(parent.tagName)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) continue;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      let inScroller = false;
      let cutter: string | undefined;
      let unseen = false;
      for (
        let box: Element | null = parent;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const clip = clipOf(box);
        if (clip.unseen) unseen = true;
        if (clip.scrolls) inScroller = true;
        const name = `${box.tagName.toLowerCase()}.${box.getAttribute("class") ?? ""}`;
        if (clip.sideways && !inScroller && (left < clip.box.left - slack || right > clip.box.right + slack))
          cutter ??= name;
        if (clip.downwards && !inScroller && (top < clip.box.top - slack || bottom > clip.box.bottom + slack))
          cutter ??= name;
      }
      if (!inScroller && (left < -slack || right > innerWidth + slack)) cutter ??= "the side of the screen";
      if (cutter !== undefined && !unseen) found.push(`"${text.slice(0, 40)}" is cut by ${cutter}`);
    }
    return found;
  });
}

/** Texts of several lines none of which holds six letters, though one of their words would: their beginning, and their box. */
export async function narrowTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 6;
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("#page") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg, .visually-hidden"))
        continue;
      if (!text.split(/[\s\u00ad-]+/).some((word) => word.length >= least)) continue;
      const range = document.createRange();
      const lettersOnLine = new Map<number, number>();
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { width, bottom } = range.getBoundingClientRect();
        if (width > 0)
          lettersOnLine.set(Math.round(bottom), (lettersOnLine.get(Math.round(bottom)) ?? 0) + 1);
      }
      if (lettersOnLine.size > 1 && Math.max(...lettersOnLine.values()) < least)
        found.push(`"${text.trim().slice(0, 40)}" in ${parent.tagName.toLowerCase()}.${parent.className}`);
    }
    return found;
  });
}

/** Least distance between the letters of a line and a rule above or below them, in px: closer they seem to touch. */
const leastToRule = 4;

/**
 * What looks wrong though all of it is there: a text on a rule or on another text, cards of one row that begin at different
 * heights, a narrow column that is left alone below a row of its like.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((leastToRule) => {
    const clipped = new Set(
      [...document.querySelectorAll("body *")].filter(
        (element) => getComputedStyle(element).clipPath !== "none",
      ),
    );
    const isClipped = (element: Element | null): boolean =>
      element !== null && (clipped.has(element) || isClipped(element.parentElement));
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
    const begin = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;

    const lines: { readonly holder: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || node.textContent?.trim() === "" || !shown(holder)) continue;
      if (holder.closest("svg, noscript, script, style, .visually-hidden, [aria-hidden='true']")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A box of one px is for screen readers.
      for (const box of range.getClientRects())
        if (box.height > 8 && box.width > 4) lines.push({ holder, box });
    }

    const onRules = [...document.querySelectorAll("main *, footer *")].filter(shown).flatMap((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // What has a frame has its letters in it.
      if (/^inline|contents/.test(style.display) || style.borderLeftWidth !== "0px") return [];
      return (
        [
          [style.borderTopWidth, style.borderTopColor, box.top],
          [style.borderBottomWidth, style.borderBottomColor, box.bottom],
        ] as const
      ).flatMap(([width, color, y]) => {
        if (width === "0px" || /, 0\)$|transparent/.test(color)) return [];
        return lines
          .filter(({ box: line }) => line.left < box.right && line.right > box.left)
          .filter(({ box: line }) => line.top - leastToRule < y && line.bottom + leastToRule > y)
          .map(({ holder }) => `${begin(holder)} stands on the rule of ${begin(element)}`);
      });
    });

    lines.sort((one, other) => one.box.top - other.box.top);
    const overlaps = lines.flatMap(({ holder, box }, index) => {
      const over: string[] = [];
      for (let at = index + 1; at < lines.length; at += 1) {
        const other = lines[at];
        if (!other || box.bottom - other.box.top <= box.height / 3) break;
        if (Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) <= 2) continue;
        if (Math.min(box.bottom, other.box.bottom) - other.box.top <= box.height / 3) continue;
        if (holder.contains(other.holder) || other.holder.contains(holder)) continue;
        over.push(`${begin(holder)} lies over ${begin(other.holder)}`);
      }
      return over;
    });

    const rows = [...document.querySelectorAll("main *, footer *")]
      .filter((element) => /^(grid|flex)$/.test(getComputedStyle(element).display) && shown(element))
      .flatMap((parent) => {
        const ofOneKind = Map.groupBy(
          [...parent.children].filter(
            (child) =>
              shown(child) && child.querySelector(":scope > :is(h2, h3, h4), :scope > * > :is(h2, h3, h4)"),
          ),
          ({ tagName, className }) => `${tagName}.${className}`,
        );
        return [...ofOneKind.values()].flatMap((cards) => {
          const boxes = cards.map((card) => ({ card, box: card.getBoundingClientRect() }));
          const beside = boxes.flatMap(({ card, box }, index) =>
            boxes
              .slice(index + 1, index + 2)
              .filter(({ box: next }) => next.top < box.bottom && next.bottom > box.top)
              .filter(({ box: next }) => Math.abs(next.top - box.top) > 1)
              .map(({ card: next }) => `${begin(card)} and ${begin(next)} begin at different heights`),
          );
          const tops = boxes.map(({ box }) => Math.round(box.top));
          const inRow = (top: number | undefined) => tops.filter((other) => other === top).length;
          const [first, last] = [boxes[0], boxes.at(-1)];
          // The last of a list may be alone, as the last word of a text may.
          const isAlone =
            first?.card.tagName !== "LI" &&
            first &&
            last &&
            inRow(tops[0]) > 1 &&
            inRow(tops.at(-1)) === 1 &&
            last.box.width < first.box.width * 1.5;
          return isAlone ? [...beside, `${begin(last.card)} is left alone below its like`] : beside;
        });
      });

    return [...new Set([...onRules, ...overlaps, ...rows])];
  }, leastToRule);
}

/** The pages of a language on which something is cut off or scrolls sideways, with what does; none on a good site. */
export async function cutOffPages(page: Page, language: Language) {
  const bad: Record<string, readonly string[]> = {};
  for (const id of pageIds) {
    await page.goto(pathOf(id, language));
    const sideways = await sidewaysScroll(page);
    const found = [
      ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
      ...(await cutOffTexts(page)),
    ];
    if (found.length > 0) bad[id] = found;
  }
  return bad;
}

/**
 * Links, buttons and pictures of a region that lie over one another, or reach beyond the region or the sides of the
 * screen. What a region scrolls to is not beyond it.
 * @returns one line for each fault, with the names of the parts
 */
export async function crowdedParts(region: Locator): Promise<string[]> {
  return region.evaluate((root) => {
    const slack = 1;
    const parts = [...root.querySelectorAll("a, button, img, svg")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const named = part.closest("a, button");
        const name = named?.getAttribute("aria-label") ?? named?.textContent ?? "";
        return { part, name: `${part.tagName.toLowerCase()} "${name}"`, box: part.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0 && box.height > 0);
    if (parts.length === 0) return ["nothing is shown"];

    const own = root.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(root).overflowY);
    const beyond = parts
      .filter(
        ({ box }) =>
          box.left < Math.max(own.left, 0) - slack ||
          box.right > Math.min(own.right, innerWidth) + slack ||
          (!scrolls && (box.top < own.top - slack || box.bottom > own.bottom + slack)),
      )
      .map(({ name }) => `${name} reaches beyond`);
    const overlapping = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !one.part.contains(other.part) &&
            !other.part.contains(one.part) &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > slack &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > slack,
        )
        .map((other) => `${one.name} lies over ${other.name}`),
    );
    return [...beyond, ...overlapping];
  });
}
