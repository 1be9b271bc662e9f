import { isNavigation } from "./first-visit.ts";
import { leave, legacy, type PagePosition } from "./tab-name.ts";

/** What pages are made of. Parts without an id are the same ones, in the same order, in every language. */
const partsOf = () => [...document.querySelectorAll("main :is(section, h2, h3, h4, li, [id])")];

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Not `checkVisibility`, which Safari has since 17.4. */
const isShown = (part: Element) => part.getClientRects().length > 0;

/** The last part that begins in the upper third of the window, or above it. */
function positionInView(): PagePosition | undefined {
  const parts = partsOf();
  const number = parts.map((part) => isShown(part) && topOf(part) < innerHeight / 3).lastIndexOf(true);
  const part = parts[number];
  return scrollY > 0 && part ? { part: part.id || number, top: topOf(part) } : undefined;
}

/**
 * Replaces this page by its twin, so that Back leads to the page before both. The position in view goes along in the tab's
 * name: no browser but Firefox gives the state of a replaced entry to the next document.
 */
export function replaceByTwin(href: string, language: string): void {
  leave({ language, position: positionInView() });
  // Where nothing can be had, Back has to lead to this page again.
  location[navigator.onLine ? "replace" : "assign"](href);
}

/** Shows the position that was in view in another language, if a flag led here. */
export function returnToPlace(): void {
  const { language, position } = legacy();
  if (!position) return;
  leave({ language });
  if (!isNavigation()) return;
  const show = () => {
    const part =
      typeof position.part === "string" ? document.getElementById(position.part) : partsOf()[position.part];
    if (part) scrollBy({ top: topOf(part) - position.top, behavior: "instant" });
  };
  addEventListener("DOMContentLoaded", show);
  // Once more, after the browser has gone to what the hash names.
  addEventListener("load", show);
}
