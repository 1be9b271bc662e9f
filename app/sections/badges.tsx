import type { QualityWords } from "#app/content/schema/pages/quality.ts";
import { Dial } from "#app/ui/dial.tsx";
import { Band } from "#app/ui/band.tsx";
import styles from "./badges.module.css";

/** The integrated management system: three certifications and one accreditation, drawn as dials. */
export function Badges({
  number,
  label,
  title,
  text,
  badges,
}: QualityWords["system"] & { readonly number: string }) {
  return (
    <Band ground="petrol" number={number} label={label} title={title}>
      <p className={`lead ${styles.text ?? ""}`}>{text}</p>
      <ul className={styles.list}>
        {Object.entries(badges).map(([name, badge]) => (
          <li key={name}>
            <Dial standard={badge.standard} accent={name === "accreditation"} />
            <h3>{badge.name}</h3>
            <p className="label">{badge.kind}</p>
            <p>{badge.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
