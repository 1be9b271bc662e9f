import type { Behaviour } from "./behaviour.ts";

/**
 * Appends a copy to each scrolling list (`app/sections/partner-strip.tsx`) that comes near the window, so that it loops. Screen
 * readers skip the copy.
 */
export const repeat: Behaviour = (root) => {
  // Not at once: a copy of some twenty pictures takes as long as all other behaviours together.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target: list } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(list);
        const copy = list.cloneNode(true) as Element;
        copy.removeAttribute("data-repeated");
        copy.setAttribute("aria-hidden", "true");
        for (const image of copy.querySelectorAll("img")) image.alt = "";
        list.after(copy);
      }
    },
    { rootMargin: "300px" },
  );
  for (const list of root.querySelectorAll("[data-repeated]")) observer.observe(list);
};
