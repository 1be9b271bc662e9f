import type { Entry } from "#app/content/schema/parts.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./chain.module.css";

interface ChainProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly text?: string;
  readonly items: readonly Entry[];
}

/** Steps along a measuring line, in their order. */
export function Chain({ number, label, title, text, items }: ChainProps) {
  return (
    <section className={`section ${styles.band ?? ""}`} data-tone="dark">
      <Reveal className="wrap grid">
        <SectionHead number={number} label={label} title={title} />
        {text !== undefined && <p className={`lead ${styles.text ?? ""}`}>{text}</p>}
        <ol className={styles.list} data-count={items.length}>
          {items.map(({ name, text: explanation }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{explanation}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
