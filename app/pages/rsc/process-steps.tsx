import { Band } from "#app/ui/band.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Entries } from "#app/ui/entries.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { RscWords } from "./page.server.ts";
import styles from "./process-steps.module.css";

/** Steps along a measuring line, in their order. */
export function ProcessSteps({ label, title, text, items }: RscWords["steps"]) {
  return (
    <Band ground="petrol" label={label} title={title}>
      <p className={classNames("lead", styles.text)}>
        <LinkedText text={text} />
      </p>
      <ol className={styles.list}>
        <Entries items={items} />
      </ol>
    </Band>
  );
}
