import type { Entry } from "#app/content/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { Words } from "#app/ui/words.tsx";
import styles from "./chain.module.css";

interface ChainProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly Entry[];
}

/** Steps along a measuring line, in their order. */
export function Chain({ number, label, title, text, items }: ChainProps) {
  return (
    <Band ground="petrol" number={number} label={label} title={title}>
      <p className={`lead ${styles.text ?? ""}`}>
        <Words text={text} />
      </p>
      <ol className={styles.list}>
        {items.map(({ name, text: explanation }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Words text={explanation} />
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
