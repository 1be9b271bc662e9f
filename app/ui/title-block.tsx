import styles from "./title-block.module.css";

interface TitleBlockProps {
  readonly facts: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
  /** Whether the first fact is a code, to be set large. */
  readonly leading?: "code" | "fact";
}

/** Facts in the form of the title block of a technical drawing. */
export function TitleBlock({ facts, leading = "fact" }: TitleBlockProps) {
  return (
    <div className={`content ${styles.place}`}>
      <dl className={styles.block} data-leading={leading}>
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href === undefined ? (
                value
              ) : (
                <a className="touch" href={href}>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
