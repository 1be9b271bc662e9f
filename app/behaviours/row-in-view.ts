import { readingLine, type Behaviour } from "./behaviour.ts";

/** Marks the row being read with `data-current`: styles show its drawing. Its first child is its words. */
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
    const words = row.firstElementChild;
    if (words) observer.observe(words);
  }
};
