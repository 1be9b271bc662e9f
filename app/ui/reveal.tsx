import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./reveal.module.css";

interface RevealProps {
  /** Which of the durations in `app/constants.ts` the appearance takes. */
  readonly pace?: "section" | "strengths" | "cards";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Children that appear when they are scrolled to (`app/behaviours/reveal.ts`). Without scripts they are always visible. The name of
 * its class makes reading views keep cards and leads (Mozilla Readability takes "content" and "text" for the article).
 */
export function Reveal({ pace = "section", className, children }: RevealProps) {
  return (
    <div className={classNames(styles.content, className)} data-pace={pace}>
      {children}
    </div>
  );
}
