import type { Page } from "@playwright/test";

/** A character without width: marks translated texts, so that none equals what it was, but all lines break as they did. */
export const mark = "\u200c";

/**
 * Changes a page as Chromium does to translate it: two `font` elements around each text, also around those that appear later, and
 * another `lang` and class of the document.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const font = () => document.createElement("font" as string);
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest("font, svg, script, style")) continue;
        const [outer, inner] = [font(), font()];
        inner.textContent = text.data.replace(/\S(?=\s*$)/, `$&${mark}`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap();
    for (const name of ["alt", "title", "aria-label"])
      for (const element of document.querySelectorAll(`body [${name}]:not([${name}=""])`))
        element.setAttribute(name, (element.getAttribute(name) ?? "") + mark);
    document.documentElement.lang = "de";
    document.documentElement.classList.add("translated-ltr");
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, mark);
}
