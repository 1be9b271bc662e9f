import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";

interface FoldProps {
  /** What stays in view: elements, as where nothing is folded it is text alone. */
  readonly summary?: ReactNode;
  /** Names of what is folded, in place of a summary: they are not shown where nothing is. */
  readonly inShort?: readonly string[];
  /** Where an address leads, which unfolds it. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What phones fold (`app/startup/folds.ts`). Where there is room, on paper and without scripts all of it stands there. */
export function Fold({ summary, inShort, id, className, children }: FoldProps) {
  return (
    <details
      id={id}
      className={classNames(styles.fold, inShort && styles.inShort, className)}
      open
      data-folds=""
    >
      <summary>{inShort?.join("\u00a0· ") ?? summary}</summary>
      {children}
    </details>
  );
}
