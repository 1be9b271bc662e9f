import type { CrsWords } from "#app/content/schema/pages/crs.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./moments.module.css";

/** Initial inspection, periodic inspection, and whose responsibility remains. */
export function Moments({
  number,
  label,
  title,
  initial,
  periodic,
  responsibility,
}: CrsWords["moments"] & { readonly number: string }) {
  return (
    <section className="section">
      <Reveal className="wrap grid">
        <SectionHead number={number} label={label} title={title} />
        <ul className={styles.list}>
          {[initial, periodic, responsibility].map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
