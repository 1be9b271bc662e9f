import type { ServicePageWords } from "#model/schema/parts.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./occasions.module.css";

/** When a control is asked for: short entries on lines. */
export function Occasions({ items, ...head }: ServicePageWords["when"]) {
  return (
    <TwoColumns {...head}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    </TwoColumns>
  );
}
