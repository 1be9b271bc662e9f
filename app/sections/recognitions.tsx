/** The section that tells certification, accreditation and approval apart. */
import type { Words } from "#model/schema/model.ts";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { LinkedText, Paragraph } from "#app/ui/linked-text.tsx";
import styles from "./recognitions.module.css";

type RecognitionWords = Words["recognitions"]["definitions"];

/** What certification, accreditation and approval mean: who grants each, on what basis, and what the company holds. */
export function Recognitions({ label, title, rows, items }: RecognitionWords) {
  return (
    <Band ground="tinted" label={label} title={title}>
      <ul className={styles.list} data-columns={3}>
        {Object.values(items).map((item) => (
          <li key={item.name} data-rows={5}>
            <Fold className={styles.kind} summary={<h3>{item.name}</h3>}>
              <Paragraph text={item.text} />
              <dl data-rows={3}>
                {(["grantor", "reference", "here"] as const).map((row) => (
                  <div key={row}>
                    <dt className="label">{rows[row]}</dt>
                    <dd>
                      <LinkedText text={item[row]} />
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
