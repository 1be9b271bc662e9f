import { Band } from "#app/ui/band.tsx";
import type { QualityWords } from "./page.server.ts";
import { StandardDial } from "./standard-dial.tsx";
import styles from "./management-system.module.css";

/** The integrated management system: three certifications and one accreditation, drawn as dials. */
export function ManagementSystem({ label, title, text, badges }: QualityWords["system"]) {
  return (
    <Band ground="petrol" label={label} title={title} lead={text}>
      <ul className={styles.list}>
        {Object.entries(badges).map(([name, badge]) => (
          <li key={name}>
            <StandardDial standard={badge.standard} accent={name === "accreditation"} />
            <h3>{badge.name}</h3>
            <p className="label">{badge.kind}</p>
            <p>{badge.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
