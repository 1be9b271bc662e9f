import { Band } from "#app/ui/band.tsx";
import type { Equipment } from "./equipment-list.server.ts";
import type { DomainsWords } from "./page.server.ts";
import { PicturePoints } from "./picture-points.tsx";
import styles from "./equipment-list.module.css";

/** The eleven kinds of equipment: what each is, and where to look for what on it. */
export function EquipmentList({
  label,
  title,
  damageTitle,
  controlsTitle,
  pointsTitle,
  equipment,
}: DomainsWords["list"] & { readonly equipment: readonly Equipment[] }) {
  return (
    <Band ground="mist" label={label} title={title}>
      <ol className={styles.list}>
        {equipment.map((kind, index) => (
          <li key={kind.id} id={kind.id}>
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3>{kind.name}</h3>
              <p>{kind.text}</p>
            </div>
            <PicturePoints {...kind} label={pointsTitle} />
            <dl className={styles.summary}>
              <div>
                <dt>{damageTitle}</dt>
                <dd>{kind.damage}</dd>
              </div>
              <div>
                <dt>{controlsTitle}</dt>
                <dd>{kind.controls}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Band>
  );
}
