import type { Words } from "#model/schema/model.ts";
import styles from "./chart.module.css";

/** Facts set as the chart of an optician: each row is smaller than the one above. */
export function Chart({ facts }: { readonly facts: Words["accessibility"]["facts"] }) {
  return (
    <dl className={styles.chart}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
