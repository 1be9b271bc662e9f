import type { ComponentType } from "react";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { AccreditationWords } from "#model/schema/pages/accreditation.ts";
import styles from "./drawn-subject.module.css";

type DrawnSubjectProps = AccreditationWords["hydraulicTest"] & {
  readonly id?: string;
  readonly Drawing: ComponentType<{ readonly alt: string }>;
};

/** What the company is recognised for: its drawing with the legend, and what it is. */
export function DrawnSubject({ id, title, lead, text, drawing, legend, Drawing }: DrawnSubjectProps) {
  return (
    <article id={id} className={styles.subject} data-rows={5}>
      <figure data-rows={2}>
        <div className={styles.sheet} data-on="band">
          <Drawing alt={drawing} />
        </div>
        <figcaption>
          <ol>
            {legend.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
      <h3>{title}</h3>
      <p className={styles.lead}>
        <LinkedText text={lead} />
      </p>
      <p>
        <LinkedText text={text} />
      </p>
    </article>
  );
}
