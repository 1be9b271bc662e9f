import type { Behaviour } from "./behaviour.ts";

/**
 * Brings what the keyboard reaches whole into view in rows that are wider than the screen: Chromium leaves it as it is where half
 * of it is seen. By keyboard only: nothing moves from under a press.
 */
export const focusInRow: Behaviour = (root) => {
  root.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":is(.choices, [data-page-index] ol) :focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
};
