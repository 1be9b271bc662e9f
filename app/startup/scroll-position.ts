import { isNavigation } from "./first-visit.ts";
import { storeTabState, tabState, type PagePosition } from "./tab-name.ts";

/** The parts of the page by which a position is found. Those without an id are the same, in the same order, in every language. */
const partsOf = () => [...document.querySelectorAll("main :is(section, h2, h3, h4, li, [id])")];

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Not `checkVisibility`, which Safari has only since 17.4. */
const isShown = (part: Element) => part.getClientRects().length > 0;

/** The last part that begins in the upper third of the window, or above it. */
function positionInView(): PagePosition | undefined {
  const parts = partsOf();
  const number = parts.map((part) => isShown(part) && topOf(part) < innerHeight / 3).lastIndexOf(true);
  const part = parts[number];
  return scrollY > 0 && part ? { part: part.id || number, top: topOf(part) } : undefined;
}

/**
 * Replaces this page by its twin in another language, so that Back leads to the page before. The position is stored in the tab's
 * name: only Firefox gives the state of a replaced history entry to the next document.
 */
export function replaceByTwin(href: string, language: string): void {
  storeTabState({ language, position: positionInView() });
  // Offline, Back must lead to this page again.
  location[navigator.onLine ? "replace" : "assign"](href);
}

/** Restores the scroll position from the other language, if a flag led here. */
export function returnToPlace(): void {
  const { language, position } = tabState();
  if (!position) return;
  storeTabState({ language });
  if (!isNavigation()) return;
  const show = () => {
    const part =
      typeof position.part === "string" ? document.getElementById(position.part) : partsOf()[position.part];
    if (part) scrollBy({ top: topOf(part) - position.top, behavior: "instant" });
  };
  addEventListener("DOMContentLoaded", show);
  // Again, after the browser has scrolled to the hash.
  addEventListener("load", show);
}
