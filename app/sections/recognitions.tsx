import type { Content } from "#model/schema/model.ts";
import type { Language } from "#model/site/languages.ts";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./recognitions.module.css";

/** Certification, accreditation and approval side by side: three different things. */
export function Recognitions({
  label,
  title,
  rows,
  items,
}: Content["in"][Language]["recognitions"]["definitions"]) {
  return (
    <Band ground="tinted" label={label} title={title}>
      <ul className={styles.list} data-columns={3}>
        {Object.values(items).map(({ name, text, grantor, reference, here }) => (
          <li key={name} data-rows={5}>
            <Fold className={styles.kind} summary={<h3>{name}</h3>}>
              <p>
                <LinkedText text={text} />
              </p>
              <dl data-rows={3}>
                {(
                  [
                    [rows.grantor, grantor],
                    [rows.reference, reference],
                    [rows.here, here],
                  ] as const
                ).map(([term, description]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      <LinkedText text={description} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </li>
        ))}
      </ul>
    </Band>
  );
}
