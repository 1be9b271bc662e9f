import { telephoneLink } from "#app/i18n/telephone.ts";
import type { GuideData } from "./guide.server.ts";
import styles from "./office-line.module.css";

type OfficeLineProps = Pick<GuideData, "call" | "offices">;

/** Whom to ask where an answer leaves a doubt: a line for each office. */
export function OfficeLine({ call, offices }: OfficeLineProps) {
  return (
    <div className={styles.help}>
      <p>{call}</p>
      <ul>
        {offices.map(({ shortTitle, landline, email }) => (
          <li key={email}>
            <span>{shortTitle}</span>
            <a href={telephoneLink(landline)}>{landline}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
