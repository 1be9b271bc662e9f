import { LinkedText } from "./linked-text.tsx";
import styles from "./dash-list.module.css";

/** A list with dashes in place of bullets. */
export function DashList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}
