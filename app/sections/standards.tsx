/** The standards (ISO, ASME …) by which a page’s tests are made: as a section, or as a list within one. */
import type { Words } from "#model/schema/model.ts";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import styles from "./standards.module.css";

type StandardsWords = Words["crs"]["standards"];

/** The subject of a standard, then its full title, which phones fold; the title alone if no subject is given. */
function Subject({ short, title, englishTitle }: StandardsWords["items"][number]) {
  if (short === undefined && englishTitle === undefined) return <span>{title}</span>;
  return (
    <Fold className={styles.subject} summary={<span>{short ?? title}</span>}>
      <div>
        {englishTitle !== undefined && <p lang="en">{englishTitle}</p>}
        {short !== undefined && <p>{title}</p>}
      </div>
    </Fold>
  );
}

interface StandardListProps extends Pick<StandardsWords, "items"> {
  /** A note on how the standards apply, above them. */
  readonly text?: string;
  readonly narrow?: boolean;
}

/** Standards with their subjects. */
export function StandardList({ text, items, narrow = false }: StandardListProps) {
  return (
    <div className={styles.standards} data-narrow={narrow}>
      {text !== undefined && <Paragraph className={styles.text} text={text} />}
      <dl className={`definitions ${styles.list}`}>
        {items.map((item) => (
          <div key={item.reference}>
            <dt>{item.reference}</dt>
            <dd>
              <Subject {...item} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A section with the standards of a page. */
export function Standards({ label, title, text, items }: StandardsWords) {
  return (
    <Band ground="tinted" label={label} title={title} lead={text}>
      <StandardList items={items} />
    </Band>
  );
}
