import type { CrsWords } from "#app/content/schema/pages/crs.ts";
import { Band } from "#app/ui/band.tsx";
import { Words } from "#app/ui/words.tsx";
import styles from "./moments.module.css";

/** Initial inspection, periodic inspection, and whose responsibility remains. */
export function Moments({
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
              <Words text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
