import type { ServicePageWords } from "#model/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./standards.module.css";

/** Standards that are often named for a control, by reference and title. */
export function Standards({ label, title, text, items }: ServicePageWords["standards"]) {
  return (
    <Band ground="tinted" label={label} title={title}>
      <p data-span={4}>
        <LinkedText text={text} />
      </p>
      <dl className={classNames("definitions", styles.list)} data-start={6}>
        {items.map(({ reference, title: subject, englishTitle }) => (
          <div key={reference}>
            <dt>{reference}</dt>
            <dd>
              {englishTitle !== undefined && (
                <>
                  <span lang="en">{englishTitle}</span>
                  <br />
                </>
              )}
              {subject}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
