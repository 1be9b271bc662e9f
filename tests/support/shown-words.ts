import type { Page } from "@playwright/test";

/** Every text of a page in the page's own language: what is seen, read aloud, and told to search engines. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const ofOther = (element: Element | null) => {
      const marked = element?.closest("[lang]");
      return marked !== null && marked !== undefined && marked.getAttribute("lang") !== own;
    };
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !/^(SCRIPT|STYLE|NOSCRIPT)$/i.test(node.parentElement?.tagName ?? "") &&
        !ofOther(node.parentElement)
      )
        texts.push(node.textContent ?? "");
    }
    for (const name of ["alt", "aria-label", "aria-valuetext", "title", "placeholder"]) {
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!ofOther(element)) texts.push(element.getAttribute(name) ?? "");
    }
    for (const meta of document.querySelectorAll(
      'meta[name="description"], meta[name="keywords"], meta[property^="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
    ))
      texts.push(meta.getAttribute("content") ?? "");
    return texts.filter((text) => text.trim() !== "");
  });
}
