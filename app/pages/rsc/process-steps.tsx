import type { Entry } from "#app/content/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./process-steps.module.css";

interface ProcessStepsProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly Entry[];
}

/** Steps along a measuring line, in their order. */
export function ProcessSteps({ number, label, title, text, items }: ProcessStepsProps) {
  return (
    <Band ground="petrol" number={number} label={label} title={title}>
      <p className={`lead ${styles.text ?? ""}`}>
        <LinkedText text={text} />
      </p>
      <ol className={styles.list}>
        {items.map(({ name, text: explanation }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <LinkedText text={explanation} />
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
