import { SectionTitle } from "#app/ui/section-title.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import { StandardDial } from "./standard-dial.tsx";
import styles from "./management-system.module.css";

/** The integrated management system: three certifications and one accreditation, as dials that overlap the picture above. */
export function ManagementSystem({ label, title, text, badges }: Words["quality"]["system"]) {
  return (
    <section className="section" data-ground="band" data-on="band">
      <Reveal className="wrap grid">
        <div data-span={6}>
          <SectionTitle label={label} title={title} />
        </div>
        <Paragraph className={`lead ${styles.lead}`} data-start={7} text={text} />
        <ul className={`entries ${styles.list}`} data-columns={4} data-collapsed={2}>
          {Object.entries(badges).map(([name, badge]) => (
            <li key={name}>
              <StandardDial standard={badge.standard} accent={name === "accreditation"} />
              <h3>{badge.name}</h3>
              <p className="label">{badge.kind}</p>
              <p>{badge.text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
