import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";
import styles from "./reveal.module.css";

interface RevealProps {
  /** How long the appearance takes; the durations are constants of the site. */
  readonly pace?: "section" | "strengths" | "cards";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Lets what is not in view yet appear once it is scrolled to. Nothing is transparent until a script has said so. */
export function Reveal({ pace = "section", className, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || prefersReducedMotion()) return undefined;
    // Told by the observer, and not asked for: asking would lay the page out anew for each section.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) element.dataset.reveal = "waiting";
        else {
          if (element.dataset.reveal) element.dataset.reveal = "shown";
          observer.disconnect();
        }
      },
      // What only touches the lower edge, as what follows a first screen does, is not in view.
      { rootMargin: "0px 0px -1px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);

  return (
    <div ref={root} className={classNames(styles.reveal, className)} data-pace={pace}>
      {children}
    </div>
  );
}
