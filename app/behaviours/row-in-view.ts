import { readingLine, type Behaviour } from "./behaviour.ts";

/** Marks the row being read with `data-current`: styles show its drawing beside the list (`subject-list.tsx`). */
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
