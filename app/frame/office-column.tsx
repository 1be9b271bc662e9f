import type { FrameData } from "#app/data/frame.server.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import styles from "./footer.module.css";

interface OfficeColumnProps {
  readonly office: FrameData["footer"]["offices"][number];
  /** Address of the contact page, to which the postal address leads. */
  readonly contact: string;
}

/** One office in the footer: where it is, its two telephone lines, its e-mail. */
export function OfficeColumn({ office, contact }: OfficeColumnProps) {
  // Where the column is narrower than the address, it goes on after the @.
  const host = office.email.indexOf("@") + 1;
  return (
    <div className={styles.office}>
      <h2 className="label">{office.title}</h2>
      <ul>
        <li>
          <a href={contact}>
            {office.address.map((line) => (
              <bdi key={line}>{line} </bdi>
            ))}
          </a>
        </li>
        {[office.landline, office.mobile].map((number) => (
          <li key={number} className={styles.number}>
            <a href={telephoneLink(number)}>{number}</a>
          </li>
        ))}
        <li>
          <a href={`mailto:${office.email}`}>
            {office.email.slice(0, host)}
            <wbr />
            {office.email.slice(host)}
          </a>
        </li>
      </ul>
    </div>
  );
}
