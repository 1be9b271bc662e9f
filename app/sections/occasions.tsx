import { Split } from "#app/ui/split.tsx";
import { Words } from "#app/ui/words.tsx";
import styles from "./occasions.module.css";

interface OccasionsProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly items: readonly string[];
}

/** When a control is asked for: short entries on lines. */
export function Occasions({ items, ...head }: OccasionsProps) {
  return (
    <Split {...head}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    </Split>
  );
}
