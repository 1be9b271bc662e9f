/** The section on preparing a visit and on its report. */
import type { Words } from "#model/schema/model.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Fold } from "#app/ui/fold.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StandardList } from "./standards.tsx";
import styles from "./visit.module.css";

type VisitWords = Words["crs"]["visit"];

type VisitProps = VisitWords & {
  readonly first?: readonly VisitWords["prepare"][];
  readonly standards?: Omit<Words["crs"]["standards"], "label"> | undefined;
};

/** What the client prepares for a visit and receives after it, in numbered lists beside each other. */
export function Visit({ label, title, prepare, receive, first = [], standards }: VisitProps) {
  return (
    <section className="section">
      <Reveal className={classNames("wrap grid", styles.grid, standards && styles.three)}>
        <SectionHead label={label} title={title} />
        {standards && (
          <Fold className={styles.part} summary={<h3>{standards.title}</h3>}>
            <StandardList text={standards.text} items={standards.items} narrow />
          </Fold>
        )}
        {[...first, prepare, receive].map((part) => (
          <Fold key={part.title} className={styles.part} summary={<h3>{part.title}</h3>}>
            <ol className="numbered">
              {part.items.map((item) => (
                <li key={item}>
                  <span>
                    <LinkedText text={item} />
                  </span>
                </li>
              ))}
            </ol>
          </Fold>
        ))}
      </Reveal>
    </section>
  );
}
