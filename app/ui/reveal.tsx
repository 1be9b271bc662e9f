import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { prefersReducedMotion } from "./reduced-motion.ts";
import styles from "./reveal.module.css";

interface RevealProps {
  /** How long the appearance takes; the durations are constants of the site. */
  readonly pace?: "section" | "strengths" | "cards";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const subscribeToNothing = () => () => undefined;

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Lets its content appear once, when it is scrolled into view. Until a script has said so, the content simply
 * stands there: without JavaScript, with reduced motion or if a script is lost, nothing is ever transparent.
 */
export function Reveal({ pace = "section", className, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const wasHydrating = useRef(hydrating);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || prefersReducedMotion()) return undefined;
    // What the visitor already sees, or will once the loading screen lifts, is not taken away again.
    if (wasHydrating.current && isInViewport(element)) return undefined;

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      element.dataset.reveal = "shown";
      observer.disconnect();
    });
    element.dataset.reveal = "waiting";
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
