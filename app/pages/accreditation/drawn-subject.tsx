import type { ReactNode } from "react";
import { DashList } from "#app/ui/dash-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./drawn-subject.module.css";

type DrawnSubjectProps = Pick<Words["accreditation"]["ships"], "title" | "lead" | "points"> & {
  readonly id?: string;
  /** Whether it stands in the second half of the columns. */
  readonly second?: boolean;
  readonly children: ReactNode;
};

/** A subject of the accreditation on the sheet of its drawing: title, lead without links, and what to know of it, which phones fold. */
export function DrawnSubject({ id, second = false, title, lead, points, children }: DrawnSubjectProps) {
  return (
    <article
      id={id}
      className={styles.sheet}
      data-on="band"
      {...(second ? { "data-start": 7 } : { "data-span": 6 })}
    >
      {children}
      <Fold
        className={styles.points}
        summary={
          <>
            <h3>{title}</h3>
            <span>{lead}</span>
          </>
        }
      >
        <DashList items={points} />
      </Fold>
    </article>
  );
}
