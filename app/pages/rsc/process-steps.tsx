import { Band } from "#app/ui/band.tsx";
import { Entries } from "#app/ui/entries.tsx";
import type { RscWords } from "./page.server.ts";
import styles from "./process-steps.module.css";

/** Steps along a measuring line, in their order. */
export function ProcessSteps({ label, title, text, items }: RscWords["steps"]) {
  return (
    <Band ground="petrol" label={label} title={title} lead={text}>
      <ol className={styles.list}>
        <Entries items={items} />
      </ol>
    </Band>
  );
}
