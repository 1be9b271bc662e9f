import type { OfficeContact } from "#app/content/offices.server.ts";
import type { OfficeWords } from "#app/content/schema/parts.ts";
import { telephoneLink } from "#app/i18n/telephone.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
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
            <a href={telephoneLink(landline)}>{landline}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OfficeSectionProps = OfficeWords & {
  readonly offices: readonly OfficeContact[];
  readonly ground?: "paper" | "mist";
};

/** The lines of the offices as a section of their own, at the end of a page. */
export function OfficeSection({ label, title, text, offices, ground = "paper" }: OfficeSectionProps) {
  return (
    <section className={styles.section} data-ground={ground}>
      <Reveal className="wrap grid">
        <div className={styles.head}>
          <Eyebrow label={label} />
          <h2>{title}</h2>
        </div>
        <div className={styles.content}>
          <OfficeLines text={text} offices={offices} />
        </div>
      </Reveal>
    </section>
  );
}
