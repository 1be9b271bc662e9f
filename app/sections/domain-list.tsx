import type { DomainsWords } from "#app/content/schema/pages/domains.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { Band } from "#app/ui/band.tsx";
import { Words } from "#app/ui/words.tsx";
import styles from "./domain-list.module.css";

/** The eleven domains: what each is, what harms it, and which controls look for that. */
export function DomainList({
  number,
  label,
  title,
  damageTitle,
  controlsTitle,
  items,
}: DomainsWords["list"] & { readonly number: string }) {
  return (
    <Band ground="mist" number={number} label={label} title={title}>
      <ol className={styles.list}>
        {Object.entries(items).map(([name, domain], index) => (
          <li key={name} id={anchorOf(name)}>
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div className={styles.words}>
              <h3>{domain.name}</h3>
              <p>{domain.text}</p>
            </div>
            <dl>
              <div>
                <dt>{damageTitle}</dt>
                <dd>{domain.damage}</dd>
              </div>
              <div>
                <dt>{controlsTitle}</dt>
                <dd>
                  <Words text={domain.controls} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Band>
  );
}
