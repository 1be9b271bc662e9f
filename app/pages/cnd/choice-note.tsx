import { Notice } from "#app/ui/notice.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import styles from "./choice-note.module.css";

/** How a method is chosen: with the inspector. */
export function ChoiceNote({
  number,
  label,
  title,
  note,
}: {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly note: string;
}) {
  return (
    <section className={styles.band} data-tone="dark">
      <Reveal className={`wrap ${styles.inner ?? ""}`}>
        <div>
          <Eyebrow number={number} label={label} />
          <h2>{title}</h2>
        </div>
        <Notice text={note} />
      </Reveal>
    </section>
  );
}
