import type { Entry } from "#app/content/schema/parts.ts";
import { Split } from "#app/ui/split.tsx";
import { Words } from "#app/ui/words.tsx";
import styles from "./policy.module.css";

interface PolicyProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly items: readonly Entry[];
}

/** The points of the quality policy, numbered like the clauses of a standard. */
export function Policy({ items, ...head }: PolicyProps) {
  return (
    <Split {...head}>
      <ol className={styles.list}>
        {items.map(({ name, text }, index) => (
          <li key={name}>
            <span aria-hidden="true">{`${Number(head.number)}.${index + 1}`}</span>
            <h3>{name}</h3>
            <p>
              <Words text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Split>
  );
}
