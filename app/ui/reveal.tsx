import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./reveal.module.css";

interface RevealProps {
  /** How long the appearance takes; the durations are constants of the site. */
  readonly pace?: "section" | "strengths" | "cards";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What appears once it is scrolled to (`app/behaviours/reveal.ts`). Nothing is transparent until a script has said so. */
export function Reveal({ pace = "section", className, children }: RevealProps) {
  return (
    <div className={classNames(styles.reveal, className)} data-pace={pace}>
      {children}
    </div>
  );
}
