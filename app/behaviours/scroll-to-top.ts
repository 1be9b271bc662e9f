import { scrollToTopThresholdPx } from "#app/constants.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Behaviour } from "./behaviour.ts";

/**
 * Shows the scroll-to-top button once the page is scrolled. A press scrolls and moves the focus to the top, as the button
 * disappears.
 */
export const scrollToTop: Behaviour = (root) => {
  const button = root.querySelector<HTMLElement>("[data-to-top]");
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= scrollToTopThresholdPx;
    // `:has(:focus-visible)` would make browsers recalculate the styles of the whole page on every focus.
    button.dataset.yields = String(document.activeElement?.matches("main :focus-visible") === true);
  };
  if (scrollY > 0) update();
  for (const event of ["scroll", "focusin", "focusout"]) addEventListener(event, update);
  button.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    document.querySelector("main")?.focus({ preventScroll: true });
  });
};
