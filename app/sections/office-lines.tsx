import type { Office } from "#app/content/offices.server.ts";
import type { HeadWords } from "#app/content/schema/parts.ts";
import { telephoneLink } from "#app/i18n/telephone.ts";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./office-lines.module.css";

type OfficeLinesProps = HeadWords & {
  readonly text: string;
  readonly offices: readonly Pick<Office, "title" | "email" | "landline">[];
  readonly ground?: "paper" | "mist";
};

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
