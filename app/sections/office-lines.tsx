import type { OfficeContact } from "#app/data/offices.server.ts";
import type { OfficeWords } from "#model/schema/parts.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./office-lines.module.css";

interface OfficeLinesProps {
  /** What to have at hand, or when to ask. */
  readonly text: string;
  readonly offices: readonly OfficeContact[];
}

/** Whom to call or write to: a sentence, and a line for each office. */
export function OfficeLines({ text, offices }: OfficeLinesProps) {
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <ul>
        {offices.map(({ shortTitle, landline, email }) => (
          <li key={email}>
            <span>{shortTitle}</span>
            <a className="touch" href={telephoneLink(landline)}>
              {landline}
            </a>
            <a className="touch" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OfficeSectionProps = OfficeWords &
  OfficeLinesProps & {
    readonly ground?: "page" | "tinted";
  };

/** The lines of the offices as a section of their own, at the end of a page. */
export function OfficeSection({ text, offices, ...section }: OfficeSectionProps) {
  return (
    <TwoColumns {...section} low>
      <OfficeLines text={text} offices={offices} />
    </TwoColumns>
  );
}
