import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./numbered-list.module.css";

interface NumberedListProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    readonly text: string;
    readonly reference?: string | undefined;
  }[];
  readonly ground?: "paper" | "mist";
}

/** A list whose entries are counted, in two columns: each with its name, what it is and a standard often named for it. */
export function NumberedList({ number, label, title, items, ground = "paper" }: NumberedListProps) {
  return (
    <Band ground={ground} number={number} label={label} title={title}>
      <ol className={styles.list}>
        {items.map(({ name, text, reference }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <LinkedText text={text} />
            </p>
            {reference !== undefined && <p className="label">{reference}</p>}
          </li>
        ))}
      </ol>
    </Band>
  );
}
