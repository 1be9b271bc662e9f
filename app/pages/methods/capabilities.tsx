import { LinkedText, Paragraph } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./capabilities.module.css";

/** How a method works, what it detects, where it is used, and its limits. */
export function Capabilities({ label, title, principle, items }: MethodData["sight"]) {
  return (
    <section className="section">
      <Reveal className="content wrap grid">
        <div className={styles.words} data-span={6}>
          <SectionTitle label={label} title={title} />
          <Paragraph className="lead" text={principle} />
        </div>
        <dl className={`definitions ${styles.items}`} data-start={7}>
          {items.map(({ name, text, place }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {place && (
                  <>
                    <a href={place.href}>{place.label}</a>
                    {" · "}
                  </>
                )}
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  );
}
