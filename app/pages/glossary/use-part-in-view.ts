import { useEffect, useState, type RefObject } from "react";

/**
 * Which part of the page stands just below a bar that stays in view. Near the end of the page, where nothing can be
 * scrolled higher, it is the one that the address names.
 * @param bar sticky, and as high as it ever is
 * @param ids those of the parts, in their order
 */
export function usePartInView(
  bar: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const seen = new Set<string>();
    const mark = () => {
      const inView = ids.filter((id) => seen.has(id));
      const ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const named = ended ? inView.find((id) => location.hash === `#${id}`) : undefined;
      setCurrent(named ?? inView[0]);
    };
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      seen.clear();
      // Where the bar comes to stand: what lies above it is higher on some widths.
      const edge = Number.parseFloat(getComputedStyle(element).insetBlockStart) + element.offsetHeight;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) seen.add(target.id);
            else seen.delete(target.id);
          mark();
        },
        { rootMargin: `-${Math.ceil(edge) + 1}px 0px 0px` },
      );
      for (const id of ids) {
        const part = document.getElementById(id);
        if (part) observer.observe(part);
      }
    };
    observe();
    addEventListener("resize", observe);
    addEventListener("scrollend", mark);
    return () => {
      removeEventListener("resize", observe);
      removeEventListener("scrollend", mark);
      observer?.disconnect();
    };
  }, [bar, ids]);

  return current;
}
