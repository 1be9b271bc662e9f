import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./visit.module.css";

interface Part {
  readonly title: string;
  readonly items: readonly string[];
}

interface VisitProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly prepare: Part;
  readonly receive: Part;
}

/** What the client prepares before the visit, and receives after it. */
export function Visit({ number, label, title, prepare, receive }: VisitProps) {
  return (
    <section className="section">
      <Reveal className={`wrap grid ${styles.grid ?? ""}`}>
        <SectionHead number={number} label={label} title={title} />
        {[prepare, receive].map((part) => (
          <div key={part.title} className={styles.part}>
            <h3>{part.title}</h3>
            <ol>
              {part.items.map((item) => (
                <li key={item}>
                  <LinkedText text={item} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </Reveal>
    </section>
  );
}
