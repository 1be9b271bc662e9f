import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./standards.module.css";

interface StandardsProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly { readonly reference: string; readonly title: string }[];
}

/** Standards that are often named for a control, by reference and subject. */
export function Standards({ number, label, title, text, items }: StandardsProps) {
  return (
    <Band ground="mist" number={number} label={label} title={title}>
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
      <dl className={styles.list}>
        {items.map(({ reference, title: subject }) => (
          <div key={reference}>
            <dt>{reference}</dt>
            <dd>{subject}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
