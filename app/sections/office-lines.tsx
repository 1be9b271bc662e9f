import { telephoneLink } from "#app/i18n/telephone.ts";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./office-lines.module.css";

interface OfficeLinesProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly offices: readonly {
    readonly title: string;
    readonly email: string;
    readonly landline: string;
  }[];
  readonly ground?: "paper" | "mist";
}

/** Whom to write to or call: each office with its e-mail address and its telephone. */
export function OfficeLines({ text, offices, ...head }: OfficeLinesProps) {
  return (
    <TwoColumns {...head}>
      <p>{text}</p>
      <dl className={styles.lines}>
        {offices.map(({ title, email, landline }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dd>
              <a href={telephoneLink(landline)}>{landline}</a>
            </dd>
          </div>
        ))}
      </dl>
    </TwoColumns>
  );
}
