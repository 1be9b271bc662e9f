import { foldAt, foldsOf, phoneWindow } from "#app/ui/fold-parts.ts";
import type { Behaviour } from "./behaviour.ts";

/** The line of the window at which a fold counts as the one being read: 40 % from its top. */
const readingLine = "-40% 0px -60%";

/**
 * Opens all folds where a window gets room, or is printed, and leaves each as it was once that is over. Where the window had
 * room from the start, a phone's keeps open what is read and what the address names.
 */
export const folds: Behaviour = (root) => {
  const parts = foldsOf(root);
  if (parts.length === 0) return;
  const phone = phoneWindow();
  const open = new Set<Element>();
  let read: Element | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) read = target;
        else if (read === target) read = undefined;
    },
    { rootMargin: readingLine },
  );
  const keepNamed = () => {
    const named = foldAt(location.hash);
    if (named) open.add(named);
  };
  const fit = () => {
    observer.disconnect();
    if (read) open.add(read);
    for (const part of parts) {
      if (phone.matches) part.open = open.has(part);
      else {
        open[part.open ? "add" : "delete"](part);
        part.open = true;
      }
    }
    read?.scrollIntoView({ block: "nearest" });
    read = undefined;
  };
  if (!phone.matches) {
    // The window may have got room before this came.
    for (const part of parts) {
      part.open = true;
      observer.observe(part);
    }
    keepNamed();
  }
  phone.addEventListener("change", fit);
  addEventListener("hashchange", keepNamed);
};
