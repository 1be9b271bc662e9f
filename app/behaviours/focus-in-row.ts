import type { Behaviour } from "./behaviour.ts";

/**
 * Scrolls a row that is wider than the screen until the focused item is fully visible: Chromium does not scroll if half of it is.
 * Keyboard focus only, so that nothing moves while it is pressed.
 */
export const focusInRow: Behaviour = (root) => {
  root.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":is(.choices, [data-page-index] ol) :focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
};
