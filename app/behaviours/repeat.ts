import type { Behaviour } from "./behaviour.ts";

/**
 * Appends a copy to each scrolling list (`app/sections/partner-strip.tsx`) that comes into view, so that it loops. Screen readers
 * skip the copy.
 */
export const repeat: Behaviour = (root) => {
  // Not at once: a copy of some twenty pictures takes as long as all other behaviours together.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        const copy = target.cloneNode(true) as Element;
        copy.setAttribute("aria-hidden", "true");
        for (const image of copy.querySelectorAll("img")) image.alt = "";
        target.after(copy);
      }
  });
  for (const list of root.querySelectorAll("[data-repeated]")) observer.observe(list);
};
