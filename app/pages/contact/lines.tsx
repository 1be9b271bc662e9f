import { telephoneLink } from "#app/ui/telephone-link.ts";
import type { OfficeCard } from "./data.server.ts";
import styles from "./offices.module.css";

/** First screen: the telephone line of each office, above its map. */
export function Lines({ offices }: { readonly offices: readonly OfficeCard[] }) {
  return (
    <ul className={styles.lines}>
      {offices.map(({ id, shortTitle, landline }) => (
        <li key={id} className={styles.line}>
          <a href={telephoneLink(landline)}>
            <span className="label">{shortTitle}</span> {landline}
          </a>
        </li>
      ))}
    </ul>
  );
}
