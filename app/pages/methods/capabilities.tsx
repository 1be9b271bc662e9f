import { LinkedText, Paragraph } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./capabilities.module.css";

/** How the method works, what it detects, where it is used and what it leaves hidden. */
export function Capabilities({ label, title, principle, items }: MethodData["sight"]) {
  return (
    <section className="section">
      <Reveal className="wrap grid">
        <SectionHead label={label} title={title} />
        <Paragraph className={`lead ${styles.principle}`} data-span={5} text={principle} />
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
