import { Band } from "#app/ui/band.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { QualityWords } from "./page.server.ts";
import { StandardDial } from "./standard-dial.tsx";
import styles from "./management-system.module.css";

/** The integrated management system: three certifications and one accreditation, drawn as dials. */
export function ManagementSystem({ label, title, text, badges }: QualityWords["system"]) {
  return (
    <Band ground="petrol" label={label} title={title}>
      <p className={classNames("lead", styles.text)}>{text}</p>
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
