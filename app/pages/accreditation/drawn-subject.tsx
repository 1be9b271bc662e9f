import type { ReactNode } from "react";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./drawn-subject.module.css";

type DrawnSubjectProps = Pick<Words["accreditation"]["ships"], "title" | "lead" | "text"> & {
  readonly id?: string;
  /** Whether it stands in the second half of the columns. */
  readonly second?: boolean;
  readonly children: ReactNode;
};

/** A subject of the accreditation: its drawing, its title and its text. */
export function DrawnSubject({ id, second = false, title, lead, text, children }: DrawnSubjectProps) {
  return (
    <article
      id={id}
      className={styles.subject}
      data-rows={4}
      {...(second ? { "data-start": 7 } : { "data-span": 6 })}
    >
      <div className={styles.sheet} data-on="band">
        {children}
      </div>
      <h3>{title}</h3>
      <Paragraph className={styles.lead} text={lead} />
      <Paragraph text={text} />
    </article>
  );
}
