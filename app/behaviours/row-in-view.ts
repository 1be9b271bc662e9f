import type { Behaviour } from "./behaviour.ts";

/** The line of the window at which a row counts as the one being read: 40 % from its top. */
const readingLine = "-40% 0px -60%";

/** Marks the row that is being read with `data-current`: its drawing stands beside the list (`subject-list.tsx`). */
export const rowInView: Behaviour = (root) => {
  const rows = [...root.querySelectorAll("[data-rows-in-view] > li")];
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)?.target.parentElement;
      if (current) for (const row of rows) row.toggleAttribute("data-current", row === current);
    },
    { rootMargin: readingLine },
  );
  for (const row of rows) {
    const words = row.querySelector("details");
    if (words) observer.observe(words);
  }
};
