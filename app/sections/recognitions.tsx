import type { QualityWords } from "#app/content/schema/pages/quality.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./recognitions.module.css";

/** Certification, accreditation and approval side by side: three different things. */
export function Recognitions({
  number,
  label,
  title,
  rows,
  items,
}: QualityWords["recognitions"] & { readonly number: string }) {
  return (
    <section className={`section ${styles.band ?? ""}`}>
      <Reveal className="wrap grid">
        <SectionHead number={number} label={label} title={title} />
        <ul className={styles.list}>
          {Object.values(items).map(({ name, text, grantor, reference, here }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <dl>
                {[
                  [rows.grantor, grantor],
                  [rows.reference, reference],
                  [rows.here, here],
                ].map(([term, description]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{description}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
