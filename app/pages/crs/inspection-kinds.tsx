import { Band } from "#app/ui/band.tsx";
import { Entries } from "#app/ui/entries.tsx";
import type { CrsWords } from "#model/schema/pages/crs.ts";
import styles from "./inspection-kinds.module.css";

/** Initial inspection, periodic inspection, and whose responsibility remains. */
export function InspectionKinds({ label, title, initial, periodic, responsibility }: CrsWords["kinds"]) {
  return (
    <Band label={label} title={title}>
      <ul className={styles.list} data-columns={3}>
        <Entries items={[initial, periodic, responsibility]} />
      </ul>
    </Band>
  );
}
