import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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

/** Faults in the ranks of headings: no title, several, or a rank left out. Hidden headings do not count. */
export async function headingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => ({
        rank: Number(heading.tagName.slice(1)),
        words: heading.textContent.slice(0, 40),
      }));
    const titles = headings.filter(({ rank }) => rank === 1).length;
    return [
      ...(titles === 1 ? [] : [`${titles} headings of the first rank`]),
      ...headings.flatMap(({ rank, words }, index) => {
        const before = headings[index - 1]?.rank ?? 0;
        return rank > before + 1 ? [`"${words}" is of rank ${rank} after rank ${before}`] : [];
      }),
    ];
  });
}

/** Ids that stand on more than one element: a label or a link would lead to the wrong one. */
export async function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
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

/** How far the page can be scrolled sideways, in px. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Most characters of running text on a line. */
const longestLine = 68;

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

/** Makes the open page's screen one that fingers touch. @returns what makes it as it was */
export async function touchScreen(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return () => session.detach();
}
