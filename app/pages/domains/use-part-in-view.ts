import { useEffect, useState } from "react";

/** The part that is being read lies across this line, below the top of the window. */
const line = 0.35;

/** @returns id of the part of the page that is being read; undefined above the first */
export function usePartInView(parts: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: `${line * -100}% 0px ${(1 - line) * -100}% 0px` },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => {
      observer.disconnect();
    };
  }, [parts]);

  return current;
}
