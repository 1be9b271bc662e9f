import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Behaviour } from "./behaviour.ts";

/** Lets sections that are not in view yet (`app/ui/reveal.tsx`) appear once they are scrolled to. */
export const reveal: Behaviour = (root) => {
  if (prefersReducedMotion()) return;
  // The observer reports where sections are; measuring them would force a layout.
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
    // -1px: a section that only touches the window's lower edge, as the one after a first screen does, is not in view.
    // Sections above the window count as seen: a fast scroll skips them between two frames, and scrolling back must not reveal them
    // late.
    { rootMargin: "1000000px 0px -1px" },
  );
  for (const section of root.querySelectorAll("[data-pace]")) observer.observe(section);
};
