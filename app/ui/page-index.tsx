import { classNames } from "./class-names.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./page-index.module.css";

interface PageIndexProps {
  /** Name of the landmark, and what stands above the links. */
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly className: string | undefined;
  readonly listClass?: string;
}

/** An index that is higher than this share of the window stands beside the parts, and not above them. */
const beside = 0.5;
/** Where one reads: beside the index, at this share of the window; below it, so many px further, as a part is led to with some room. */
const readingLine = { beside: 0.35, below: 32 };

/** Which part is read below or beside an index that stays in view; at the end of the page, the one that the address names. */
function usePartInView(parts: PageIndexProps["parts"]) {
  const index = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const element = index.current;
    if (!element) return undefined;
    const seen = new Set<string>();
    const mark = () => {
      const inView = parts.filter(({ id }) => seen.has(id));
      const ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const named = ended ? inView.find(({ id }) => location.hash === `#${id}`) : undefined;
      setCurrent((named ?? inView[0])?.id);
    };
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      seen.clear();
      // Where it comes to stand: what lies above it is higher on some widths.
      const below = Number.parseFloat(getComputedStyle(element).insetBlockStart) + element.offsetHeight;
      const edge =
        below < innerHeight * beside ? below + readingLine.below : innerHeight * readingLine.beside;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) seen.add(target.id);
            else seen.delete(target.id);
          mark();
        },
        { rootMargin: `-${Math.ceil(edge)}px 0px 0px` },
      );
      for (const { id } of parts) {
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
  }, [parts]);

  return { index, current };
}

/** Links to the parts of a page, which stay in view: that of the part being read is marked, and in sight itself. */
export function PageIndex({ label, parts, className, listClass }: PageIndexProps) {
  const { index, current } = usePartInView(parts);
  const list = useRef<HTMLOListElement>(null);

  // With the mark, so that no link moves away from under a press that comes after it.
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Whoever goes along the line by keyboard is not taken off it.
    if (!link || !list.current || list.current.querySelector(":focus-visible")) return;
    const [mark, box] = [link.getBoundingClientRect(), list.current.getBoundingClientRect()];
    // Not `scrollIntoView`, which would scroll the page too.
    list.current.scrollBy({
      left: mark.left + mark.width / 2 - box.left - box.width / 2,
      top: mark.top + mark.height / 2 - box.top - box.height / 2,
    });
  }, [current]);

  return (
    <nav
      ref={index}
      className={classNames("screen-only", styles.index, className)}
      aria-label={label}
      data-on="band"
    >
      <p className={`label ${styles.title}`} aria-hidden="true">
        {label}
      </p>
      <ol
        ref={list}
        className={classNames(styles.list, listClass)}
        onFocus={({ target }) => {
          // A browser leaves an entry of which half is seen. By keyboard only: nothing moves away from under a press.
          if (target.matches(":focus-visible"))
            target.scrollIntoView({ block: "nearest", inline: "nearest" });
        }}
      >
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
