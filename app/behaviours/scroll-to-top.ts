import { scrollToTopThresholdPx } from "#app/constants.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Behaviour } from "./behaviour.ts";

/** Shows the button to the top once the page is scrolled; a press scrolls there and takes the focus along, as the button goes away. */
export const scrollToTop: Behaviour = (root) => {
  const button = root.querySelector<HTMLElement>("[data-to-top]");
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= scrollToTopThresholdPx;
    // Not by `:has(:focus-visible)`, for which browsers work out the styles of the whole page anew on every focus.
    button.dataset.yields = String(document.activeElement?.matches("main :focus-visible") === true);
  };
  if (scrollY > 0) update();
  for (const event of ["scroll", "focusin", "focusout"]) addEventListener(event, update);
  button.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    document.querySelector("main")?.focus({ preventScroll: true });
  });
};
