import { upTo } from "./breakpoints.ts";

/** What phones fold (`fold.tsx`). It comes open, for who has no scripts. */
export const foldsOf = (root: ParentNode) => root.querySelectorAll<HTMLDetailsElement>("details[data-folds]");

/** What can be folded where an address leads: around what it names, or in it. */
export function foldAt(hash: string) {
  const named = document.getElementById(hash.slice(1));
  return named?.closest("details") ?? named?.querySelector(":scope > details");
}

/** Whether the window folds: a phone's, and no sheet of paper. */
export const phoneWindow = () => matchMedia(`screen and ${upTo.menuCollapsed}`);
