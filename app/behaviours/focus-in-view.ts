import type { Behaviour } from "./behaviour.ts";

/**
 * Scrolls to what has got the focus by keyboard where browsers do not: in a row that is wider than the screen (Chromium does not
 * scroll if half of the item is visible), and to a link in a drawing (Firefox scrolls to the drawing, which may be higher than the
 * window).
 */
export const focusInView: Behaviour = (root) => {
  root.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.matches(":is(.choices, [data-page-index] ol) :focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!target.matches("svg :focus-visible")) return;
    const fromMiddle = target.getBoundingClientRect().top - innerHeight / 2;
    if (Math.abs(fromMiddle) > innerHeight / 3) scrollBy(0, fromMiddle);
  });
};
