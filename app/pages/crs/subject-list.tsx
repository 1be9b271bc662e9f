import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { loader } from "./data.server.ts";
import styles from "./subject-list.module.css";

/** The seven regulatory items, each behind the letter and number of its scope. */
export function SubjectList({ label, title, items }: ReturnType<typeof loader>["words"]["subjects"]) {
  return (
    <Band ground="band" label={label} title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.anchor} id={item.anchor}>
            <span className={styles.code} data-drawn={item.code === undefined}>
              {item.code ?? <Flame />}
            </span>
            <h3>{item.name}</h3>
            <p>
              <LinkedText text={item.text} />
            </p>
            <p className={styles.checks}>{item.checks}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Stands for the item that has no scope letter. */
function Flame() {
  return (
    <svg viewBox="0 0 40 48" aria-hidden="true">
      <path d="M20 3c2 10 13 14 13 26a13 13 0 0 1-26 0c0-6 3-9 5-13 2 4 4 5 5 6 1-7-1-12 3-19z" />
      <path data-accent="" d="M20 44a6 6 0 0 1-6-7c0-4 5-6 6-11 1 5 6 7 6 11a6 6 0 0 1-6 7z" />
    </svg>
  );
}
