import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Words } from "#app/ui/words.tsx";
import styles from "./handover.module.css";

interface Part {
  readonly title: string;
  readonly items: readonly string[];
}

interface HandoverProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly prepare: Part;
  readonly receive: Part;
}

/** What the client prepares before the visit, and receives after it. */
export function Handover({ number, label, title, prepare, receive }: HandoverProps) {
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
                  <Words text={item} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </Reveal>
    </section>
  );
}
