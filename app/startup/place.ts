import { isNavigation } from "./arrival.ts";

/** A place in a page that is the same in every language: a part, and how far below the window's top it begins, in px. */
interface Place {
  readonly part: number;
  readonly top: number;
}

/** What pages are made of. A page has the same ones in the same order in every language. */
const parts = "main :is(section, h2, h3, h4, li, dt)";

const tops = () => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().top);

/** The last part that begins in the upper third of the window, or above it. */
function placeInView(): Place | undefined {
  const all = tops();
  const part = all.findLastIndex((top) => top < innerHeight / 3);
  return scrollY > 0 && part >= 0 ? { part, top: all[part] ?? 0 } : undefined;
}

/** What an entry of the tab's history tells the page that follows it. */
interface Mark {
  readonly place: Place | undefined;
  /** Address of the page that the mark is for. */
  readonly href: string;
}

/**
 * Leaves the place in view to the same page in another language, which is about to be shown. The mark goes with the
 * entry in the tab's history (Navigation API) and is stored nowhere; where the browser knows none, the hash is all.
 */
export function leavePlaceTo(href: string): void {
  const mark: Mark = { place: placeInView(), href: new URL(href, location.href).href };
  if ("navigation" in window) navigation.updateCurrentEntry({ state: mark });
}

/** Shows the place that the page before has left, if it led here by a flag. */
export function returnToPlace(): void {
  if (!("navigation" in window) || !isNavigation()) return;
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1];
  const { place, href } = (before?.getState() ?? {}) as Partial<Mark>;
  if (!place || href !== currentEntry?.url) return;
  const show = () => {
    const top = tops()[place.part];
    if (top !== undefined) scrollBy({ top: top - place.top, behavior: "instant" });
  };
  addEventListener("DOMContentLoaded", show);
  // Once more, after the browser has gone to what the hash names.
  addEventListener("load", show);
}
