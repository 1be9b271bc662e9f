import { foldAt, foldsOf, phoneWindow } from "#app/ui/fold-parts.ts";
import { readingLine, type Behaviour } from "./behaviour.ts";

/**
 * Opens all folds when the window becomes wide or is printed, and restores their state afterwards. If the window was wide at first,
 * phone width keeps open only the fold being read and those that the address's hash has named.
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
    // The window may have become wide before this module was loaded.
    for (const part of parts) {
      part.open = true;
      observer.observe(part);
    }
    keepNamed();
  }
  phone.addEventListener("change", fit);
  addEventListener("hashchange", keepNamed);
};
