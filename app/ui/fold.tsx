import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";

interface FoldProps {
  /** What stays in view; of elements, unless `inShort`, as where nothing is folded it is text alone. */
  readonly summary: ReactNode;
  /** Where an address leads, which unfolds it. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** The summary says in short what is folded: it is not shown where nothing is. */
  readonly inShort?: boolean;
  readonly children: ReactNode;
}

/** What phones fold (`app/startup/folds.ts`). Where there is room, on paper and without scripts all of it stands there. */
export function Fold({ summary, id, className, inShort = false, children }: FoldProps) {
  return (
    <details
      id={id}
      className={classNames(styles.fold, inShort ? styles.inShort : undefined, className)}
      open
      data-folds=""
      suppressHydrationWarning
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
