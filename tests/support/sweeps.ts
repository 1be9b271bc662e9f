import type { Locator, Page } from "@playwright/test";
import { runAxe } from "./axe.ts";

// Each sweep returns the faults of the open page as texts. tests/release/planted-faults.spec.ts proves that each can find one.

/** All axe rules for WCAG 2.0 to 2.2, levels A and AA, and its best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules of level AAA that hold for every page. Contrast of level AAA holds only with `prefers-contrast: more`. */
const higher = ["identical-links-same-purpose", "meta-refresh-no-exceptions"];

/** Faults found by axe. @param moreContrast also of level AAA @throws if hardly any rule passes: then axe saw no page */
export async function axeFaults(page: Page, moreContrast = false): Promise<string[]> {
  const names = [...higher, ...(moreContrast ? ["color-contrast-enhanced"] : [])];
  const { faults, kept } = await runAxe(page, {
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(names.map((name) => [name, { enabled: true }])),
  });
  if (kept <= 20) throw new Error(`axe found ${kept} rules kept only`);
  return faults;
}

/** Targets too small for a finger, except links in a sentence: https://www.w3.org/TR/WCAG22/#target-size-enhanced */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const inSentence = (element: Element) => {
      const around = element.closest("p, li, dd, td, th");
      return (
        getComputedStyle(element).display === "inline" &&
        around !== null &&
        around.textContent.trim().length > element.textContent.trim().length
      );
    };
    return [...document.querySelectorAll("a[href], button, input, summary, [role='tab']")].flatMap(
      (element) => {
        const { width, height, bottom } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true });
        // Skip what is visible only with the focus, such as the skip link.
        if (!isSeen || inSentence(element) || width <= 1 || bottom <= 0) return [];
        if (Math.round(Math.min(width, height) * 10) >= least * 10) return [];
        return [`${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 90)}`];
      },
    );
  });
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

interface ShownText {
  readonly words: string;
  readonly node: Text;
  readonly holder: HTMLElement;
  /** A box for each line. */
  readonly boxes: readonly DOMRect[];
}

declare global {
  /** In the page: returns a test for elements clipped for screen readers only. It caches answers, as reading styles is slow. */
  var clipping: () => (element: Element) => boolean;
  /** In the page: all visible texts. @param except selector of elements to leave out */
  var shownTexts: (except?: string) => ShownText[];
  /** In the page: the number of characters on each line of an element or text node. */
  var charactersOnLines: (part: Node) => number[];
}

/** Runs in the page. Defines the helpers above. */
function defineHelpers(): void {
  window.clipping = () => {
    const clipped = new Map<Element, boolean>();
    const isClipped = (element: Element): boolean => {
      const known =
        clipped.get(element) ??
        (getComputedStyle(element).clipPath === "inset(50%)" ||
          (element.parentElement !== null && isClipped(element.parentElement)));
      clipped.set(element, known);
      return known;
    };
    return isClipped;
  };
  window.shownTexts = (except = "script") => {
    const isClipped = clipping();
    const texts: ShownText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const holder = node.parentElement;
      const words = node.data.trim();
      if (words === "" || !holder?.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest("script, style, noscript, title") || holder.closest(except) || isClipped(holder))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length > 0) texts.push({ words, node, holder, boxes });
    }
    return texts;
  };
  window.charactersOnLines = (part) => {
    const range = document.createRange();
    const texts = document.createNodeIterator(part, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    let bottom = -Infinity;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let at = 0; at < (text.nodeValue ?? "").length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const letter = range.getBoundingClientRect();
        if (letter.width === 0) continue;
        if (letter.top + letter.height / 2 > bottom) lines.push(0);
        lines.push((lines.pop() ?? 0) + 1);
        bottom = letter.bottom;
      }
    }
    return lines;
  };
}

/** Defines the helpers in the page, then runs a function there. @param find the function; it can use `shownTexts` */
export async function ofTexts<Found>(
  page: Page,
  find: (part: string) => Found,
  part = "body",
): Promise<Found> {
  await page.evaluate(defineHelpers);
  return page.evaluate(find, part);
}

/** Running texts with a line of more than 75 characters. Counts letters across inline elements. */
export async function longLines(page: Page): Promise<string[]> {
  return ofTexts(page, () => {
    const limit = 75;
    /** Narrowest average width of a character in running text, in em: no font that we use comes near it. */
    const narrow = 0.3;
    const inline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
    return (
      [...document.querySelectorAll("main :is(p, li, dd, td)")]
        .filter((element) => element.textContent.length > limit)
        // Counting characters is slow, so leave out what is too narrow anyway.
        .filter(
          (element) => element.clientWidth > limit * narrow * parseFloat(getComputedStyle(element).fontSize),
        )
        .filter((element) => element.checkVisibility() && [...element.querySelectorAll("*")].every(inline))
        .map((element) => ({
          characters: Math.max(...charactersOnLines(element)),
          text: element.textContent.slice(0, 50),
        }))
        .filter(({ characters }) => characters > limit)
        .map(({ characters, text }) => `${characters} characters on a line: ${text}`)
    );
  });
}

/** Words of headings, names, buttons and e-mail addresses that break across lines, except after a hyphen, a slash or the @. */
export async function brokenWords(page: Page): Promise<string[]> {
  return ofTexts(page, () =>
    shownTexts()
      .filter(({ holder }) => holder.closest("h1, h2, h3, h4, dt, th, summary, button, a[href^='mailto:']"))
      .flatMap(({ node }) =>
        [...node.data.matchAll(/[^\s\-‑–/@]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [`"${word}" is broken`] : [];
        }),
      ),
  );
}

/** Running animations and smooth scrolling, which reduced motion forbids. */
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

/** Texts cut off by a box around them or by the sides of the window, with what cuts them. Scrollable boxes do not count. */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return ofTexts(page, () => {
    const slack = 1.5;
    const clipOf = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      return {
        box: element.getBoundingClientRect(),
        sideways: /hidden|clip/.test(overflowX),
        downwards: /hidden|clip/.test(overflowY),
        scrolls: /auto|scroll/.test(overflowX),
        unseen: clipPath !== "none",
      };
    };
    /** Cache by element, since reading styles is slow. */
    const clips = new Map<Element, ReturnType<typeof clipOf>>();
    return shownTexts().flatMap(({ words, holder, boxes }) => {
      const left = Math.min(...boxes.map((box) => box.left)) + slack;
      const right = Math.max(...boxes.map((box) => box.right)) - slack;
      const top = Math.min(...boxes.map((box) => box.top)) + slack;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) - slack;
      let inScroller = false;
      let cutter: string | undefined;
      for (let around: Element = holder; around.parentElement; around = around.parentElement) {
        const clip = clips.get(around) ?? clipOf(around);
        clips.set(around, clip);
        if (clip.unseen) return [];
        inScroller ||= clip.scrolls;
        const { box, sideways, downwards } = clip;
        const isCut =
          (sideways && (left < box.left || right > box.right)) ||
          (downwards && (top < box.top || bottom > box.bottom));
        if (isCut && !inScroller)
          cutter ??= `${around.tagName.toLowerCase()}.${around.getAttribute("class") ?? ""}`;
      }
      if (!inScroller && (left < 0 || right > innerWidth)) cutter ??= "the side of the screen";
      return cutter === undefined ? [] : [`"${words.slice(0, 40)}" is cut by ${cutter}`];
    });
  });
}

/** Texts in a box so narrow that no line has six letters, although a word has. */
export async function narrowTexts(page: Page): Promise<string[]> {
  return ofTexts(page, () => {
    const least = 6;
    return shownTexts("svg")
      .filter(({ words }) => words.split(/[\s\u00ad-]+/).some((word) => word.length >= least))
      .filter(({ node, holder, boxes }) => {
        // Counting characters is slow, so leave out what has one line, or a line wider than so many of the widest letters.
        const em = parseFloat(getComputedStyle(holder).fontSize);
        if (boxes.length === 1 || boxes.some(({ width }) => width > least * em)) return false;
        const lines = charactersOnLines(node);
        return lines.length > 1 && Math.max(...lines) < least;
      })
      .map(
        ({ words, holder }) =>
          `"${words.slice(0, 40)}" in ${holder.tagName.toLowerCase()}.${holder.className}`,
      );
  });
}

/**
 * Faults of layout: a text on a rule (closer than 4 px it seems to touch) or on another text, cards of one row that begin at
 * different heights, a single narrow card below a full row.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return ofTexts(page, () => {
    const leastToRule = 4;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const begin = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;
    const isClipped = clipping();
    const parts = [...document.querySelectorAll("main *, footer *")].filter(
      (element) => shown(element) && !isClipped(element),
    );
    const lines = shownTexts("svg, [aria-hidden='true']")
      .filter(({ holder }) => shown(holder))
      .flatMap(({ holder, boxes }) => boxes.map((box) => ({ holder, box })));

    const onRules = parts.flatMap((element) => {
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
      for (const other of lines.slice(index + 1)) {
        if (box.bottom - other.box.top <= box.height / 3) break;
        if (Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) <= 2) continue;
        if (Math.min(box.bottom, other.box.bottom) - other.box.top <= box.height / 3) continue;
        if (holder.contains(other.holder) || other.holder.contains(holder)) continue;
        over.push(`${begin(holder)} lies over ${begin(other.holder)}`);
      }
      return over;
    });

    const rows = parts
      .filter((element) => /^(grid|flex)$/.test(getComputedStyle(element).display))
      .flatMap((parent) => {
        const headed = ":scope > :is(h2, h3, h4), :scope > * > :is(h2, h3, h4)";
        const ofOneKind = Map.groupBy(
          [...parent.children].filter((child) => shown(child) && child.querySelector(headed)),
          ({ tagName, className }) => `${tagName}.${className}`,
        );
        return [...ofOneKind.values()].flatMap((cards) => {
          const boxes = cards.map((card) => ({ card, box: card.getBoundingClientRect() }));
          const uneven = boxes.flatMap(({ card, box }, index) => {
            const next = boxes[index + 1];
            if (!next || next.box.top >= box.bottom || next.box.bottom <= box.top) return [];
            return Math.abs(next.box.top - box.top) > 1
              ? [`${begin(card)} and ${begin(next.card)} begin at different heights`]
              : [];
          });
          const inRowOf = (one: (typeof boxes)[number]) =>
            boxes.filter(({ box }) => Math.round(box.top) === Math.round(one.box.top)).length;
          const [first, last] = [boxes[0], boxes.at(-1)];
          // The last item of a list may be alone in its row.
          const isAlone =
            first?.card.tagName !== "LI" &&
            first &&
            last &&
            inRowOf(first) > 1 &&
            inRowOf(last) === 1 &&
            last.box.width < first.box.width * 1.5;
          return isAlone ? [...uneven, `${begin(last.card)} is left alone below its like`] : uneven;
        });
      });

    return [...new Set([...onRules, ...overlaps, ...rows])];
  });
}

/** Texts cut off, and sideways scrolling, in windows of the given widths, in px. */
export async function cutOffAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`${width} px: scrolls ${sideways} px sideways`);
    found.push(...(await cutOffTexts(page)).map((text) => `${width} px: ${text}`));
  }
  return found;
}

/** Links, buttons and pictures of a region that overlap, or that extend beyond it if it does not scroll. */
export async function crowdedParts(region: Locator): Promise<string[]> {
  return region.evaluate((root) => {
    const slack = 1;
    const own = root.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(root).overflowY);
    const parts = [...root.querySelectorAll("a, button, img, svg")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const named = part.closest("a, button");
        const name = named?.getAttribute("aria-label") ?? named?.textContent ?? "";
        return { part, name: `${part.tagName.toLowerCase()} "${name}"`, box: part.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0 && box.height > 0);
    if (parts.length === 0) return ["nothing is shown"];
    return parts.flatMap(({ part, name, box }, index) => [
      ...(box.left < Math.max(own.left, 0) - slack ||
      box.right > Math.min(own.right, innerWidth) + slack ||
      (!scrolls && (box.top < own.top - slack || box.bottom > own.bottom + slack))
        ? [`${name} reaches beyond`]
        : []),
      ...parts
        .slice(index + 1)
        .filter((other) => !part.contains(other.part) && !other.part.contains(part))
        .filter(({ box: over }) => Math.min(box.right, over.right) - Math.max(box.left, over.left) > slack)
        .filter(({ box: over }) => Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > slack)
        .map((other) => `${name} lies over ${other.name}`),
    ]);
  });
}
