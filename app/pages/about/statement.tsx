import type { InnerPageWords } from "#app/content/schema/parts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./statement.module.css";

/** What the company stands for, in one sentence across the page, and what follows from it. */
export function Statement({ label, title, lead, text }: InnerPageWords["intro"]) {
  return (
    <section className="section">
      <Reveal className={classNames("wrap grid", styles.grid)}>
        <div className={styles.head}>
          <Eyebrow label={label} />
          <h2>{title}</h2>
        </div>
        <p className={classNames("lead", styles.lead)}>
          <LinkedText text={lead} />
        </p>
        <p className={styles.text}>
          <LinkedText text={text} />
        </p>
      </Reveal>
    </section>
  );
}
