import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { CrsWords } from "./page.server.ts";
import styles from "./inspection-kinds.module.css";

/** Initial inspection, periodic inspection, and whose responsibility remains. */
export function InspectionKinds({ label, title, initial, periodic, responsibility }: CrsWords["kinds"]) {
  return (
    <Band label={label} title={title}>
      <ul className={styles.list}>
        {[initial, periodic, responsibility].map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <LinkedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
