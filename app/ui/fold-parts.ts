import { upTo } from "./breakpoints.ts";

/** The elements that phones fold (`fold.tsx`). The HTML has them open, for visitors without scripts. */
export const foldsOf = (root: ParentNode) => root.querySelectorAll<HTMLDetailsElement>("details[data-folds]");

/** The fold that a hash points to: around the target, or as its child. */
export function foldAt(hash: string) {
  const named = document.getElementById(hash.slice(1));
  return named?.closest("details") ?? named?.querySelector(":scope > details");
}

/** Matches windows in which parts are folded: a phone's, but not paper. */
export const phoneWindow = () => matchMedia(`screen and ${upTo.menuCollapsed}`);
