import type { CrsWords } from "./page.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./inspection-kinds.module.css";

/** Initial inspection, periodic inspection, and whose responsibility remains. */
export function InspectionKinds({
  number,
  label,
  title,
  initial,
  periodic,
  responsibility,
}: CrsWords["moments"] & { readonly number: string }) {
  return (
    <Band number={number} label={label} title={title}>
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
