import { useEffect, useState, type RefObject } from "react";
import { lazyLoadOffsetPx } from "#app/constants.ts";

/**
 * Whether an element has come close to the viewport. Stays true once it was. Before printing everything is near,
 * because a printed page has no viewport.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !element.current) return undefined;
    const approach = () => {
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) approach();
      },
      { rootMargin: `${lazyLoadOffsetPx}px` },
    );
    observer.observe(element.current);
    addEventListener("beforeprint", approach);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", approach);
    };
  }, [element, near]);

  return near;
}
