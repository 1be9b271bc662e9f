import { Paragraph } from "#app/ui/linked-text.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./staff.module.css";

/** How personnel are qualified, and what each level does. */
export function Staff({ lead, levels, ...head }: Words["quality"]["staff"]) {
  return (
    <TwoColumns {...head}>
      <Paragraph className="lead" text={lead} />
      <dl className={styles.levels}>
        {levels.map(({ name, text }) => (
          <div key={name}>
            <dt className="code">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TwoColumns>
  );
}
