import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";

interface FoldProps {
  /** What stays visible: elements, not text. Where nothing is folded, the summary itself is hidden and takes no focus. */
  readonly summary?: ReactNode;
  /** Names of the folded parts, in place of a summary; hidden where nothing is folded. */
  readonly inShort?: readonly string[];
  /** Id that a hash may point to, which unfolds it. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Content that phones fold (`app/startup/folds.ts`). In wide windows, on paper and without scripts all of it is shown. */
export function Fold({ summary, inShort, id, className, children }: FoldProps) {
  return (
    <details
      id={id}
      className={classNames(styles.fold, inShort && styles.inShort, className)}
      open
      data-folds=""
    >
      <summary>{inShort?.join(", ") ?? summary}</summary>
      {children}
    </details>
  );
}
