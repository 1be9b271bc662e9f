import type { OfficeLinesData } from "#app/data/offices.server.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./office-lines.module.css";

type OfficeLinesProps = Omit<OfficeLinesData, "label" | "title">;

/** What to say, and whom to call or write to: a sentence, and a line for each office. On paper what to say is a list. */
export function OfficeLines({ text, details, letter, offices }: OfficeLinesProps) {
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <ul>
        {offices.map(({ shortTitle, landline, email }) => (
          <li key={email}>
            <span>{shortTitle}</span>
            <a href={telephoneLink(landline)}>{landline}</a>
            <a href={`mailto:${email}?${letter}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lines of the offices as a section of their own, at the end of a page. */
export function OfficeSection({
  label,
  title,
  ground,
  ...lines
}: OfficeLinesData & { readonly ground?: "paper" | "mist" }) {
  return (
    <TwoColumns label={label} title={title} {...(ground && { ground })} low>
      <OfficeLines {...lines} />
    </TwoColumns>
  );
}
