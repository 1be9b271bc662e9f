import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./introduction.module.css";

interface IntroductionProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly lead?: string;
  readonly text: string;
  readonly ground?: "paper" | "mist";
}

/** A heading at the left, words at the right: what a page is about, or one of its themes. */
export function Introduction({ number, label, title, lead, text, ground = "paper" }: IntroductionProps) {
  return (
    <section className={`section ${styles.introduction ?? ""}`} data-ground={ground}>
      <Reveal className={`wrap grid ${styles.grid ?? ""}`}>
        <div className={styles.head}>
          <Eyebrow number={number} label={label} />
          <h2>{title}</h2>
        </div>
        <div className={styles.text}>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          <p>{text}</p>
        </div>
      </Reveal>
    </section>
  );
}
