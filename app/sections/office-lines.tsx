import type { OfficeLinesData } from "#app/data/offices.server.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./office-lines.module.css";

/** What to tell an office (a sentence, in print a list), and a line with the telephone and e-mail of each office. */
export function OfficeLines({ text, emailQuery, offices }: Omit<OfficeLinesData, "label" | "title">) {
  return (
    <div className={styles.text}>
      <p>
        {text.map(({ type, value }, index) => (
          <span key={index} data-part={type}>
            {value}
          </span>
        ))}
      </p>
      <ul>
        {offices.map(({ shortTitle, landline, email }, index) => (
          <li key={index} className="cluster">
            <span>{shortTitle}</span>
            <a className="touch" href={telephoneLink(landline)}>
              {landline}
            </a>
            <a className="touch" href={`mailto:${email}?${emailQuery}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OfficeSectionProps = OfficeLinesData & { readonly ground?: "page" | "tinted" };

/** The same lines as a section of their own, with a heading. */
export function OfficeSection({ label, title, ground = "page", ...lines }: OfficeSectionProps) {
  return (
    <TwoColumns label={label} title={title} ground={ground}>
      <OfficeLines {...lines} />
    </TwoColumns>
  );
}
