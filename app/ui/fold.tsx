import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";

interface FoldProps {
  /** What stays in view; of elements, as where nothing is folded it is text alone. */
  readonly summary: ReactNode;
  /** Whether phones leave it open until it is pressed. */
  readonly kept?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What phones fold (`app/startup/folds.ts`). Where there is room, on paper and without scripts all of it stands there. */
export function Fold({ summary, kept = false, className, children }: FoldProps) {
  return (
    <details
      className={classNames(styles.fold, className)}
      open
      data-folds={kept ? "kept" : ""}
      suppressHydrationWarning
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
