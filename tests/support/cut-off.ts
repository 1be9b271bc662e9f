import type { Page } from "@playwright/test";
import type { Language } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { sidewaysScroll } from "./sweeps.ts";

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
