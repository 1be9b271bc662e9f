import type { Behaviour } from "./behaviour.ts";

/** An index that ends below this share of the window's height stands beside the sections, otherwise above them. */
const besideShare = 0.5;
/**
 * Height at which a section counts as current: a share of the window's height for an index beside the sections, else px below the
 * index.
 */
const readingLine = { beside: 0.35, below: 32 };

/** Marks the link of the current section; at the end of the page, that of the section named by the address's hash. */
function follow(index: HTMLElement): void {
  const list = index.querySelector("ol");
  const links = [...index.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
  const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const seen = new Set<Element>();

  const bringIntoView = (link: HTMLAnchorElement) => {
    // Does not scroll while the visitor moves through the list by keyboard.
    if (!list || list.querySelector(":focus-visible")) return;
    const [entry, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    // `scrollIntoView` would scroll the page too.
    list.scrollBy({
      left: entry.left + entry.width / 2 - box.left - box.width / 2,
      top: entry.top + entry.height / 2 - box.top - box.height / 2,
    });
  };
  const markCurrent = () => {
    const inView = links.filter((link) => {
      const section = sectionOf(link);
      return section && seen.has(section);
    });
    const ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const named = ended ? inView.find(({ hash }) => hash === location.hash) : undefined;
    const current = named ?? inView[0];
    const before = links.find((link) => link.hasAttribute("aria-current"));
    if (current === before) return;
    before?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "location");
    if (current) bringIntoView(current);
  };
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    seen.clear();
    const below = Number.parseFloat(getComputedStyle(index).insetBlockStart) + index.offsetHeight;
    const line =
      below < innerHeight * besideShare ? below + readingLine.below : innerHeight * readingLine.beside;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        markCurrent();
      },
      { rootMargin: `-${Math.ceil(line)}px 0px 0px` },
    );
    for (const section of links.map(sectionOf)) if (section) observer.observe(section);
  };
  observe();
  addEventListener("resize", observe);
  addEventListener("scrollend", markCurrent);
}

/** Marks the current section in the index of a page (`app/ui/page-index.tsx`). */
export const pageIndex: Behaviour = (root) => {
  root.querySelectorAll<HTMLElement>("[data-page-index]").forEach(follow);
};
