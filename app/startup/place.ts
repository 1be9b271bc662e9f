import { isNavigation } from "./arrival.ts";

/** A place in a page that is the same in every language. */
interface Place {
  /** A part of the page, by its id or else by its number. */
  readonly part: string | number;
  /** How far below the window's top it begins, in px. */
  readonly top: number;
}

/** What an entry of the tab's history tells the page that follows it. */
interface Mark {
  readonly place: Place | undefined;
  /** Address of the page that the mark is for. */
  readonly href: string;
}

/** What pages are made of. Parts without an id are the same ones, in the same order, in every language. */
const partsOf = () => [...document.querySelectorAll("main :is(section, h2, h3, h4, li, [id])")];

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** The last part that begins in the upper third of the window, or above it. */
function placeInView(): Place | undefined {
  const parts = partsOf();
  const number = parts.findLastIndex((part) => part.checkVisibility() && topOf(part) < innerHeight / 3);
  const part = parts[number];
  return scrollY > 0 && part ? { part: part.id || number, top: topOf(part) } : undefined;
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
    const part = typeof place.part === "string" ? document.getElementById(place.part) : partsOf()[place.part];
    if (part) scrollBy({ top: topOf(part) - place.top, behavior: "instant" });
  };
  addEventListener("DOMContentLoaded", show);
  // Once more, after the browser has gone to what the hash names.
  addEventListener("load", show);
}
