import { Reveal } from "#app/ui/reveal.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import styles from "./occasions.module.css";

interface OccasionsProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly items: readonly string[];
}

/** When a control is asked for: short entries on lines, beside their heading. */
export function Occasions({ number, label, title, items }: OccasionsProps) {
  return (
    <section className="section">
      <Reveal className={`wrap grid ${styles.grid ?? ""}`}>
        <div className={styles.head}>
          <Eyebrow number={number} label={label} />
          <h2>{title}</h2>
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
