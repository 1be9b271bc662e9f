import type { ReactNode } from "react";
import { DashList } from "#app/ui/dash-list.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./drawn-subject.module.css";

type DrawnSubjectProps = Pick<Words["accreditation"]["ships"], "title" | "lead" | "points"> & {
  readonly id?: string;
  /** Whether it stands in the second half of the columns. */
  readonly second?: boolean;
  readonly children: ReactNode;
};

/** A subject of the accreditation: its title and lead on the sheet of its drawing, and what to know of it. */
export function DrawnSubject({ id, second = false, title, lead, points, children }: DrawnSubjectProps) {
  return (
    <article
      id={id}
      className={styles.subject}
      data-rows={2}
      {...(second ? { "data-start": 7 } : { "data-span": 6 })}
    >
      <div className={styles.sheet} data-on="band">
        {children}
        <h3>{title}</h3>
        <Paragraph className={styles.lead} text={lead} />
      </div>
      <DashList items={points} />
    </article>
  );
}
