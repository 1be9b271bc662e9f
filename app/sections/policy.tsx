import type { Entry } from "#app/content/schema/parts.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./policy.module.css";

interface PolicyProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly items: readonly Entry[];
}

/** The points of the quality policy, numbered like the clauses of a standard. */
export function Policy({ number, label, title, items }: PolicyProps) {
  return (
    <section className="section">
      <Reveal className={`wrap grid ${styles.grid ?? ""}`}>
        <div className={styles.head}>
          <Eyebrow number={number} label={label} />
          <h2>{title}</h2>
        </div>
        <ol className={styles.list}>
          {items.map(({ name, text }, index) => (
            <li key={name}>
              <span aria-hidden="true">{`${Number(number)}.${index + 1}`}</span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
