import { readingLine, type Behaviour } from "./behaviour.ts";

/**
 * Lists of words beside drawings (methods, equipment): marks the entry that the visitor is reading with `data-current`, so that styles
 * show its drawing. The first child of an entry holds its words.
 */
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
