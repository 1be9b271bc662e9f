import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./reveal.module.css";

interface RevealProps {
  /** Which of the durations in `app/constants.ts` the appearance takes. */
  readonly pace?: "section" | "strengths" | "cards";
  readonly className?: string | undefined;
  readonly as?: "div" | "hgroup";
  readonly children: ReactNode;
}

/** Children that appear when they are scrolled to (`app/behaviours/reveal.ts`). Without scripts they are always visible. */
export function Reveal({ pace = "section", className, as: Element = "div", children }: RevealProps) {
  return (
    <Element className={classNames(styles.reveal, className)} data-pace={pace}>
      {children}
    </Element>
  );
}
