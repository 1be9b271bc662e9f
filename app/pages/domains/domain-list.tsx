import type { DomainListData } from "./domain-list.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PicturePoints } from "./picture-points.tsx";
import styles from "./domain-list.module.css";

/** The eleven domains: what each is, and where to look for what on it. */
export function DomainList({
  number,
  label,
  title,
  damageTitle,
  controlsTitle,
  pointsTitle,
  domains,
}: DomainListData & { readonly number: string }) {
  return (
    <Band ground="mist" number={number} label={label} title={title}>
      <ol className={styles.list}>
        {domains.map((domain, index) => (
          <li key={domain.id} id={domain.id}>
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3>{domain.name}</h3>
              <p>{domain.text}</p>
            </div>
            <PicturePoints {...domain} label={pointsTitle} />
            <dl className={styles.summary}>
              <div>
                <dt>{damageTitle}</dt>
                <dd>{domain.damage}</dd>
              </div>
              <div>
                <dt>{controlsTitle}</dt>
                <dd>{domain.controls}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Band>
  );
}
