import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Behaviour } from "./behaviour.ts";

/** Lets sections that are not in view yet (`app/ui/reveal.tsx`) appear once they are scrolled to. */
export const reveal: Behaviour = (root) => {
  if (prefersReducedMotion()) return;
  // The observer tells where sections are. To ask for it would lay the page out.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const { dataset } = target as HTMLElement;
        if (!isIntersecting) dataset.reveal = "waiting";
        else {
          if (dataset.reveal) dataset.reveal = "shown";
          observer.unobserve(target);
        }
      }
    },
    // What only touches the lower edge, as what follows a first screen does, is not in view. What lies above the window counts
    // as seen: a fast scroll passes sections between two frames, and nobody who goes back is made to wait for them.
    { rootMargin: "1000000px 0px -1px" },
  );
  for (const section of root.querySelectorAll("[data-pace]")) observer.observe(section);
};
